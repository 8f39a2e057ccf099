import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
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
              isRequired
            />
          </>
        )}
      </ClientForm>
    </details>
  );
}

/** That what the client has sent is looked at, or was answered; it stands among the files of the document. */
export function SentFiles({ data: { signed, isSignedAnswered } }: { data: Shown }) {
  const { t } = useTranslation();
  if (signed.length === 0) return null;
  return (
    <div className="online-answer" data-kind="waiting" role="status">
      <p>{t(isSignedAnswered ? "online.signed_answered" : "online.signed_waits")}</p>
    </div>
  );
}
