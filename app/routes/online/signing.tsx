import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { maxClientsSize } from "#model/file/signed-rules.ts";
import { TextField } from "#ui/field.tsx";
import { ClientForm } from "./client-form.tsx";
import type { Shown } from "./read.ts";
import { SignedFileField } from "./signed-file-field.tsx";

/** Where a client sends what they have signed elsewhere. */
export function Signing({ data: { formKey }, refusal }: { data: Shown; refusal: Refusal | undefined }) {
  const { t } = useTranslation();
  return (
    <details id="sign" open={refusal?.initialValue?.act === "sign"}>
      <summary>{t("online.sign_title")}</summary>
      <ClientForm
        act="sign"
        refusal={refusal}
        formKey={formKey}
        at="answer"
        send={t("online.sign")}
        tone="quiet"
        hasFile
      >
        {(field) => (
          <>
            <p>{t("online.sign_text")}</p>
            <TextField field={field("name")} label={t("online.name")} isRequired autoComplete="name" />
            <TextField field={field("role")} label={t("online.role")} autoComplete="organization-title" />
            <SignedFileField
              id={field("file").id}
              errors={field("file").errors}
              label={t("online.signed_file")}
              choose={t("online.choose_file")}
              none={t("online.no_file")}
              hint={t("online.signed_rules", { size: maxClientsSize / 1024 / 1024 })}
            />
          </>
        )}
      </ClientForm>
    </details>
  );
}

/** What the client has sent, and that it is looked at. */
export function SentFiles({ data: { signed, token } }: { data: Shown }) {
  const { t, language } = useTranslation();
  if (signed.length === 0) return null;
  return (
    <div role="status">
      <p>{t("online.signed_waits")}</p>
      <ul>
        {signed.map(({ file, name, size, at, by }) => (
          <li key={file}>
            <a href={`/api/online_documents/${token}/files/${file}`} download={name}>
              {name}
            </a>{" "}
            {[showFileSize(size, language), by, at].join(" · ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
