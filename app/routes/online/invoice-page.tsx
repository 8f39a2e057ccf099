import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { InvoiceSheet } from "../invoices/document.tsx";
import { ClientForm } from "./client-form.tsx";
import { Conversation } from "./conversation.tsx";
import { OnlineFrame } from "./frame.tsx";
import { Owing } from "./owing.tsx";
import { Paying } from "./paying.tsx";
import type { ShownInvoice } from "./read-invoice.ts";

interface InvoicePageProps {
  data: ShownInvoice;
  /** Whether a question was just sent. */
  isAsked: boolean;
  refusal: Refusal | undefined;
}

/** An invoice, a waybill or a credit note as its client reads it: what is owed, how it is paid, and the document itself. */
export function InvoicePage({ data, isAsked, refusal }: InvoicePageProps) {
  const { t } = useTranslation();
  const { shown } = data;
  return (
    <OnlineFrame data={data} request="">
      {shown ? (
        <>
          <Owing data={data} shown={shown} />
          <Paying data={data} />
          <section className="online-sheet" id="sheet" aria-labelledby="sheet-title">
            <h2 id="sheet-title" className="sr-only">
              {t("online.document")}
            </h2>
            <InvoiceSheet invoice={shown.invoice} />
          </section>
          <Conversation data={data} isAsked={isAsked} refusal={refusal} />
        </>
      ) : (
        <Closed data={data} isAsked={isAsked} refusal={refusal} />
      )}
    </OnlineFrame>
  );
}

/** What is not shown any more: why, and who can be asked. */
function Closed({ data, isAsked, refusal }: InvoicePageProps) {
  const { t } = useTranslation();
  const { state, number, credited_by, valid_until, sender, formKey, isAgency } = data;
  if (state === "voided")
    return (
      <section className="online-card">
        <h1>{t("online.voided_title", { number })}</h1>
        <p>{t("online.voided_text", { name: sender.name, email: sender.email })}</p>
        {credited_by && <p>{t("online.voided_by", { number: credited_by })}</p>}
      </section>
    );
  if (state !== "expired" && state !== "revoked" && state !== "replaced") return null;
  const canAsk = state === "expired" && !isAgency;
  return (
    <section className="online-card">
      <h1>{t(state === "expired" ? "online.invoice_expired_title" : `online.${state}_title`)}</h1>
      <p>
        {t(state === "expired" ? "online.invoice_expired_text" : `online.${state}_text`, {
          date: valid_until,
          name: sender.name,
          email: sender.email,
        })}
      </p>
      <p>{number}</p>
      {canAsk && isAsked && <p role="status">{t("online.asked")}</p>}
      {canAsk && !isAsked && (
        <ClientForm act="ask" refusal={refusal} formKey={formKey} at="top" send={t("online.ask_link")}>
          {(field) => (
            <>
              <input type="hidden" name="text" value={t("online.asked_link")} />
              <TextField field={field("name")} label={t("online.name")} isRequired autoComplete="name" />
            </>
          )}
        </ClientForm>
      )}
    </section>
  );
}
