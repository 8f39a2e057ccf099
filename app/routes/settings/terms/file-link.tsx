import { FileText } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Terms } from "#model/company/terms.ts";
import type { TermsFile } from "#model/company/terms-file.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { Icon } from "#ui/icon.tsx";
import { LongName } from "#ui/long-name.tsx";

/** The PDF of a version of the terms, to be opened beside the page. */
export function FileLink({ terms: { id }, file: { name, size } }: { terms: Terms; file: TermsFile }) {
  const { language } = useTranslation();
  return (
    <p className="flex min-w-0 items-center gap-3">
      <span className="text-grey-600">
        <Icon of={FileText} />
      </span>
      <a
        href={`/api/terms/${id}/file`}
        target="_blank"
        rel="noreferrer"
        title={name}
        className="min-w-0 font-medium hover:underline"
      >
        <LongName name={name} />
      </a>
      <span className="numeric shrink-0 text-grey-600">{showFileSize(size, language)}</span>
    </p>
  );
}
