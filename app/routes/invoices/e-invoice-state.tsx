import { PenLine } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { EInvoice } from "#model/einvoice/e-invoice.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { DueDate } from "../e-invoices/due-date.tsx";
import { StateBadge } from "../e-invoices/state-badge.tsx";

interface EInvoiceStateProps {
  eInvoice: EInvoice;
  /** Local date. */
  today: string;
}

/** The state of a document as an e-invoice: the next deadline, and who noted that it was sent or reported. */
export function EInvoiceState({ eInvoice, today }: EInvoiceStateProps) {
  const { t } = useTranslation();
  const { state, due_on, channel, sent_on, sent_by, reported_on, reported_by, note } = eInvoice;
  const through = channel && t(`e_invoices.channels.${channel}`);
  return (
    <section className="card">
      <div className="flex items-center justify-between gap-2">
        <h2>{t("invoice.einvoice")}</h2>
        <StateBadge state={state} />
      </div>
      <dl className="text-xs">
        {due_on && state !== "done" && (
          <div className="invoice-sum" data-quiet="">
            <dt>{t(`e_invoices.until.${state}`)}</dt>
            <dd>
              <DueDate due={due_on} today={today} />
            </dd>
          </div>
        )}
        {sent_on ? (
          <Said name={t("e_invoices.sent_on")} said={[showDate(sent_on), through, sent_by?.name]} />
        ) : (
          through && <Said name={t("e_invoices.channel")} said={[through]} />
        )}
        {reported_on && (
          <Said name={t("e_invoices.reported_on")} said={[showDate(reported_on), reported_by?.name]} />
        )}
      </dl>
      {note && <p className="text-xs whitespace-pre-line">{note}</p>}
      {state !== "draft" && (
        <ButtonLink to="e-invoice" preventScrollReset icon={<Icon of={PenLine} />}>
          {t("e_invoices.change")}
        </ButtonLink>
      )}
    </section>
  );
}

interface SaidProps {
  name: string;
  /** What is known of it, one after the other. */
  said: readonly (string | null | undefined)[];
}

const Said = ({ name, said }: SaidProps) => (
  <div className="invoice-sum" data-quiet="">
    <dt>{name}</dt>
    <dd>{said.filter(Boolean).join(", ")}</dd>
  </div>
);
