import { Download } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { TermsFile } from "#model/company/terms-file.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { Icon } from "#ui/icon.tsx";

/** The PDF of the terms that a document was sent under. */
export function TermsLink({ token, file: { file, name, size } }: { token: string; file: TermsFile }) {
  const { t, language } = useTranslation();
  return (
    <a href={`/api/online_documents/${token}/files/${file}`} download={name}>
      <Icon of={Download} />
      {t("online.terms_file", { name, size: showFileSize(size, language) })}
    </a>
  );
}
