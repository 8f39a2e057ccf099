import { CircleCheck, CircleX, Download } from "lucide-react";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { ClientForm } from "./client-form.tsx";
import type { Shown } from "./read.ts";
import { TermsLink } from "./terms-link.tsx";
import { TermsText } from "./terms-text.tsx";

interface StandingProps {
  data: Shown;
  /** Whether a question was just sent. */
  isAsked: boolean;
  refusal: Refusal | undefined;
}

/** How things stand with the document: until when it holds, who sent it, or what was answered; and its files. */
export function Standing({ data, isAsked, refusal }: StandingProps) {
  const { t, language } = useTranslation();
  const {
    state,
    shown,
    number,
    token,
    valid_until,
    sender,
    answer,
    files,
    terms,
    has_proof,
    signed,
    isAgency,
    isExtended,
    decisions,
  } = data;
  const at = `/api/online_documents/${token}`;
  if (!shown) return <Closed data={data} isAsked={isAsked} refusal={refusal} />;
  const total = shown.document.sums.find(({ isTotal }) => isTotal)?.amount;
  return (
    <section className="online-standing">
      <h1>{t(`online.${shown.kind}`, { number })}</h1>
      <p>
        {[
          t("online.sent_by", { name: sender.name }),
          state === "open" &&
            t(isExtended ? "online.extended_until" : "online.open_until", { date: valid_until }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {answer && (
        <div className="online-answer" data-kind={answer.kind} role="status">
          <Icon of={answer.kind === "accepted" ? CircleCheck : CircleX} />
          <div>
            <h2>{t(`online.${answer.kind}_title`)}</h2>
            <p>
              {t(`online.${answer.kind}_text`, {
                date: answer.at,
                person: [answer.name, answer.role].filter(Boolean).join(", "),
                reason: answer.reason,
              })}
            </p>
            {terms && answer.kind === "accepted" && answer.method === "code" && (
              <p>{t("online.terms_accepted", { version: terms.version })}</p>
            )}
          </div>
        </div>
      )}
      <ul>
        <li>
          <a href={`${at}/pdf`} download>
            <Icon of={Download} />
            {t(answer && decisions.length > 0 ? "online.pdf_sent" : "online.pdf")}
          </a>
        </li>
        {has_proof &&
          (["certificate", "proof"] as const).map((proof) => (
            <li key={proof}>
              <a href={`${at}/${proof}`} download>
                <Icon of={Download} />
                {t(`online.${proof}`)}
              </a>
            </li>
          ))}
        {[...files, ...signed].map(({ file, name, size }) => (
          <li key={file}>
            <a href={`${at}/files/${file}`} download={name}>
              <Icon of={Download} />
              {`${name} (${showFileSize(size, language)})`}
            </a>
          </li>
        ))}
        {terms?.file && (
          <li>
            <TermsLink token={token} file={terms.file} />
          </li>
        )}
      </ul>
      {terms?.text && answer?.kind === "accepted" && (
        <details>
          <summary>{t("online.terms")}</summary>
          <TermsText text={terms.text} />
        </details>
      )}
      {state === "open" && decisions.length > 0 && <p className="online-hint">{t("online.pdf_preset")}</p>}
      {isAgency && <p className="online-hint">{t("online.is_agency")}</p>}
      {state === "open" && !isAgency && (
        <nav>
          <a href="#answer" data-main="">
            {t("online.go_accept")}
          </a>
          <a href="#questions">{t("online.go_ask")}</a>
          {total && (
            <p className="numeric" id="total" data-counted="">
              {total}
            </p>
          )}
        </nav>
      )}
    </section>
  );
}

/** A document that is not shown any more: why, and whom to ask. */
function Closed({ data, isAsked, refusal }: StandingProps) {
  const { t } = useTranslation();
  const { state, valid_until, sender, number, formKey, isAgency } = data;
  if (state !== "expired" && state !== "revoked" && state !== "replaced") return null;
  return (
    <section className="online-card">
      <h1>{t(`online.${state}_title`)}</h1>
      <p>{t(`online.${state}_text`, { date: valid_until, name: sender.name, email: sender.email })}</p>
      <p>{number}</p>
      {state === "expired" && isAsked && <p role="status">{t("online.asked")}</p>}
      {state === "expired" && !isAsked && !isAgency && (
        <ClientForm act="ask" refusal={refusal} formKey={formKey} at="top" send={t("online.ask_again")}>
          {(field) => (
            <>
              <input type="hidden" name="text" value={t("online.asked_again")} />
              <TextField field={field("name")} label={t("online.name")} isRequired autoComplete="name" />
            </>
          )}
        </ClientForm>
      )}
    </section>
  );
}
