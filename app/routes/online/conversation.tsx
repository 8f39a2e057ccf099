import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { ClientForm } from "./client-form.tsx";
import type { Shown } from "./read.ts";

interface ConversationProps {
  data: Pick<Shown, "questions" | "lines" | "formKey" | "isAgency">;
  /** Whether a question was just sent. */
  isAsked: boolean;
  refusal: Refusal | undefined;
}

/** What was asked about a document and answered, and where more can be asked. */
export function Conversation({ data, isAsked, refusal }: ConversationProps) {
  const { t } = useTranslation();
  const { questions, lines, formKey, isAgency } = data;
  return (
    <section className="online-card" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t("online.questions_title")}</h2>
      {isAsked && <p role="status">{t("online.asked")}</p>}
      {questions.length === 0 ? (
        <p>{t(lines.length > 0 ? "online.no_questions" : "online.no_invoice_questions")}</p>
      ) : (
        <ol className="conversation">
          {questions.map(({ id, name, at, text, about, is_agency }) => (
            <li key={id} data-agency={is_agency || undefined}>
              <p>
                <b>{name}</b> <time className="numeric">{at}</time>
              </p>
              {about && <p>{t("online.about_line", { name: about })}</p>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {!isAgency && (
        <ClientForm
          act="ask"
          refusal={refusal}
          formKey={formKey}
          at="questions"
          send={t("online.ask")}
          tone="quiet"
        >
          {(field) => (
            <>
              <TextField field={field("name")} label={t("online.name")} isRequired autoComplete="name" />
              {lines.length > 0 && (
                <SelectField
                  field={field("item_id")}
                  label={t("online.about")}
                  none={t("online.about_all")}
                  options={lines.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
              <TextAreaField field={field("text")} label={t("online.question")} maxLength={4000} isRequired />
            </>
          )}
        </ClientForm>
      )}
    </section>
  );
}
