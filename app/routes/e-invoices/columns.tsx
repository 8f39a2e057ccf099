import { showDate } from "#model/date/dates.ts";
import type { EInvoice } from "#model/einvoice/e-invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { DueDate } from "./due-date.tsx";
import { StateBadge } from "./state-badge.tsx";

/** A document in the list, and the local date on which it is looked at. */
export interface ListedEInvoice {
  eInvoice: EInvoice;
  today: string;
  /** The filters of the list, to come back to. */
  query: string;
}

/** The columns of the list. */
export const columns: Columns<ListedEInvoice> = {
  number: {
    head: "e_invoices.number",
    width: "w-36",
    card: "title",
    cell: ({ eInvoice: { id, estimate_id, invoice_nr, state }, query }, { t }) => (
      <Link
        to={state === "draft" ? `/invoices/${estimate_id}/${id}` : `/invoices/e-invoices/${id}${query}`}
        preventScrollReset
        className="row-link font-medium"
      >
        {invoice_nr || t("e_invoices.unnumbered")}
      </Link>
    ),
  },
  client: { head: "e_invoices.client", cell: ({ eInvoice }) => eInvoice.customer.name },
  date: {
    head: "e_invoices.date",
    width: "w-32",
    from: 1280,
    isNumeric: true,
    cell: ({ eInvoice }) => showDate(eInvoice.date),
  },
  state: {
    head: "e_invoices.state",
    width: "w-44",
    cell: ({ eInvoice }) => <StateBadge state={eInvoice.state} />,
  },
  due: {
    head: "e_invoices.due_on",
    width: "w-44",
    isNumeric: true,
    cell: ({ eInvoice, today }) => <DueDate due={eInvoice.due_on} today={today} />,
  },
  channel: {
    head: "e_invoices.channel",
    width: "w-44",
    from: 1400,
    card: "never",
    cell: ({ eInvoice: { channel } }, { t }) => (channel ? t(`e_invoices.channels.${channel}`) : "–"),
  },
  total: {
    head: "e_invoices.total",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ eInvoice }, { language }) => showMoney(eInvoice.total_cents, language),
  },
};
