import { useTranslation } from "#locales/use-translation.ts";
import { useWords } from "./head.tsx";

/** Where both parties sign. */
export function Signatures({ signatures }: { signatures: readonly { key: string; name: string }[] }) {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <dl className="document-signatures">
      {signatures.map(({ key, name }) => (
        <div key={key}>
          <dt>{words({ key })}</dt>
          <dd>{name || "–"}</dd>
          <dd className="document-signature-line">{t("documents.signature_line")}</dd>
        </div>
      ))}
    </dl>
  );
}
