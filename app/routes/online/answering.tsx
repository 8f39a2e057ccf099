import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { CheckField, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { answerForm } from "./choices.ts";
import { ClientForm } from "./client-form.tsx";
import type { Shown } from "./read.ts";
import { SignatureField } from "./signature-field.tsx";
import { SentFiles, Signing } from "./signing.tsx";
import { TermsLink } from "./terms-link.tsx";
import { TermsText } from "./terms-text.tsx";

interface AnsweringProps {
  data: Shown;
  /** Names the code that was mailed, once there is one. */
  request: string;
  refusal: Refusal | undefined;
}

/** Where a client accepts a document or declines it. */
export function Answering({ data, request, refusal }: AnsweringProps) {
  const { t } = useTranslation();
  const { state, formKey, isAgency } = data;
  if (state !== "open" || isAgency) return null;
  return (
    <section className="online-card" id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t("online.accept_title")}</h2>
      <SentFiles data={data} />
      {request ? (
        <Code data={data} request={request} refusal={refusal} />
      ) : (
        <Person data={data} refusal={refusal} />
      )}
      <Signing data={data} refusal={refusal} />
      <details id="decline" open={refusal?.initialValue?.act === "decline"}>
        <summary>{t("online.decline_title")}</summary>
        <ClientForm
          act="decline"
          refusal={refusal}
          formKey={formKey}
          at="answer"
          send={t("online.decline")}
          tone="quiet"
        >
          {(field) => (
            <>
              <TextField field={field("name")} label={t("online.name")} isRequired autoComplete="name" />
              <TextAreaField field={field("reason")} label={t("online.reason")} maxLength={2000} isRequired />
            </>
          )}
        </ClientForm>
      </details>
    </section>
  );
}

/** Who accepts; the terms stand before the button. */
function Person({ data, refusal }: Omit<AnsweringProps, "request">) {
  const { t } = useTranslation();
  const { terms, recipients, formKey, advance, token } = data;
  const [only] = recipients;
  return (
    <>
      <p>{t("online.accept_text")}</p>
      {advance && <p>{t("online.advance", { share: advance })}</p>}
      {terms && (
        <section aria-labelledby="terms">
          <h3 id="terms">{t("online.terms")}</h3>
          {terms.text && <TermsText text={terms.text} />}
          {terms.file && (
            <p className="online-terms-file">
              <TermsLink token={token} file={terms.file} />
            </p>
          )}
        </section>
      )}
      <ClientForm
        act="code"
        id={answerForm}
        keeps="choose"
        refusal={refusal}
        formKey={formKey}
        at="answer"
        send={t("online.send_code")}
      >
        {(field) => (
          <>
            <TextField field={field("name")} label={t("online.name")} isRequired autoComplete="name" />
            <TextField field={field("role")} label={t("online.role")} autoComplete="organization-title" />
            {recipients.length > 1 ? (
              <SelectField
                field={field("recipient")}
                label={t("online.recipient")}
                options={recipients.map((label, value) => ({ value, label }))}
              />
            ) : (
              <p>{t("online.recipient_one", { email: only })}</p>
            )}
            {terms && <CheckField field={field("has_agreed")} label={t("online.agree")} isRequired />}
            <p className="online-hint">{t("online.what_happens")}</p>
          </>
        )}
      </ClientForm>
    </>
  );
}

/** The code that came by mail. */
function Code({ data: { formKey, token, language, decisions }, request, refusal }: AnsweringProps) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t("online.code_sent")}</p>
      <ClientForm act="accept" refusal={refusal} formKey={formKey} at="answer" send={t("online.confirm")}>
        {(field) => (
          <>
            <input type="hidden" name="request" value={request} />
            <TextField
              field={field("code")}
              label={t("online.code")}
              isRequired
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
            <SignatureField field={field("signature")} />
          </>
        )}
      </ClientForm>
      <p>
        <a href={`/d/${token}?lang=${language}#answer`}>
          {t(decisions.length > 0 ? "online.other_choice" : "online.other_code")}
        </a>
      </p>
    </>
  );
}
