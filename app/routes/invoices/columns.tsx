import { showDate } from "#model/date/dates.ts";
import type { ListedInvoice } from "#model/invoice/invoice.ts";
import type { invoiceColumns } from "#model/invoice/list-columns.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import { Badge } from "#ui/badge.tsx";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { LongName } from "#ui/long-name.tsx";
import { InvoiceStatusBadge } from "./status-badge.tsx";
import type { StatusNames } from "./status-names.ts";

/** A document of the list, with the names that its backend has for statuses. */
interface ShownInvoice {
  invoice: ListedInvoice;
  names: StatusNames | null;
}

/** What asks for no money is due on no day. */
const dueOf = ({ invoice_type_id, total_cents, due_date }: ListedInvoice) =>
  invoiceTypeName(invoice_type_id) === "waybill" && total_cents === 0 ? "" : showDate(due_date ?? "");

/** The columns of the list, in their usual order. */
export const columns: Columns<ShownInvoice, (typeof invoiceColumns.names)[number]> = {
  invoiceNr: {
    head: "invoices.nr",
    width: "w-36",
    card: "title",
    cell: ({ invoice }, { t }) => {
      const type = invoiceTypeName(invoice.invoice_type_id);
      const name = invoice.invoice_nr || t("invoices.statuses.draft");
      return (
        <>
          <Link
            to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
            prefetch="intent"
            title={invoice.invoice_nr || undefined}
            aria-label={name}
            className="row-link numeric inline-flex max-w-full align-middle font-medium"
          >
            <LongName name={name} />
          </Link>
          {type !== "invoice" && (
            <span className="ml-2 text-xs text-grey-600 sm:hidden">{t(`invoices.types.${type}`)}</span>
          )}
        </>
      );
    },
  },
  type: {
    head: "invoices.type",
    width: "w-28",
    from: 1280,
    card: "never",
    cell: ({ invoice }, { t }) => t(`invoices.types.${invoiceTypeName(invoice.invoice_type_id)}`),
  },
  client: {
    head: "invoices.client",
    cell: ({ invoice: { customer, project } }, { below }) => (
      <>
        {customer.name}
        {below("project", project.name)}
      </>
    ),
  },
  project: {
    head: "invoices.project",
    from: 1440,
    card: "never",
    cell: ({ invoice }) => invoice.project.name,
  },
  date: {
    head: "invoices.date",
    width: "w-26",
    className: "end",
    isNumeric: true,
    from: 1280,
    cell: ({ invoice }) => showDate(invoice.date ?? ""),
  },
  dueDate: {
    head: "invoices.due_short",
    width: "w-30",
    className: "end",
    isNumeric: true,
    from: 1280,
    cell: ({ invoice }, { t }) => {
      const due = dueOf(invoice);
      return (
        due && (
          <>
            <span className="sm:hidden">{t("invoices.due_short").toLowerCase()} </span>
            {due}
          </>
        )
      );
    },
  },
  total: {
    head: "invoices.total",
    width: "w-34",
    className: "end",
    isNumeric: true,
    cell: ({ invoice }, { language }) => showSentMoney(invoice.total_cents, language),
  },
  open: {
    head: "invoices.open",
    width: "w-34",
    className: "end",
    isNumeric: true,
    from: 1024,
    card: "never",
    cell: ({ invoice: { owed_cents, open_cents } }, { t, language }) => {
      const owed = owed_cents ?? 0;
      if (owed <= 0) return open_cents > 0 && showSentMoney(open_cents, language);
      return (
        <span className="text-warning" title={t("invoices.owed")}>
          <span className="sr-only">{t("invoices.owed")} </span>
          {showSentMoney(-owed, language)}
        </span>
      );
    },
  },
  status: {
    head: "invoices.status_label",
    width: "w-42",
    // What is disputed is not paid: what else it is says less, and one row stays as high as the others.
    cell: ({ invoice, names }, { t }) =>
      invoice.is_disputed && invoice.open_cents > 0 ? (
        <Badge tone="warning">{t("invoices.disputed")}</Badge>
      ) : (
        <InvoiceStatusBadge statusId={invoice.status_id} names={names} />
      ),
  },
};

/** What stands before the columns, in px: the box that chooses a row. */
export const sides = { before: 40 };
