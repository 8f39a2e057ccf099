import { useTranslation } from "#locales/use-translation.ts";
import type { Terms } from "#model/company/terms.ts";
import type { TermsFile } from "#model/company/terms-file.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { OpenedFile } from "#ui/opened-file.tsx";

/** The PDF of a version of the terms, to be opened beside the page. */
export function FileLink({ terms: { id }, file: { name, size } }: { terms: Terms; file: TermsFile }) {
  const { language } = useTranslation();
  return <OpenedFile href={`/api/terms/${id}/file`} name={name} size={showFileSize(size, language)} />;
}
