import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { ListedInvoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import { ChoiceHead, RowChoice } from "#ui/chosen-rows.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { LongName } from "#ui/long-name.tsx";
import { InvoiceStatusBadge } from "./status-badge.tsx";
import type { StatusNames } from "./status-names.ts";

/** Invoices, waybills and credit notes. */
export function InvoiceTable({
  invoices,
  names,
  sortings,
}: {
  invoices: ListedInvoice[];
  names: StatusNames | null;
  /** What they can be sorted by. */
  sortings: readonly string[];
}) {
  const { t } = useTranslation();
  return (
    <ListTable
      label={t("invoices.title")}
      sortings={sortings}
      head={
        <>
          <ChoiceHead />
          <Head sorting="invoiceNr" className="w-36">
            {t("invoices.nr")}
          </Head>
          <Head sorting="type" className="w-28 max-xl:hidden">
            {t("invoices.type")}
          </Head>
          <Head sorting="client">{t("invoices.client")}</Head>
          <Head sorting="project" className="max-[1440px]:hidden">
            {t("invoices.project")}
          </Head>
          <Head sorting="date" className="end w-26 max-xl:hidden">
            {t("invoices.date")}
          </Head>
          <Head sorting="dueDate" className="end w-30 max-xl:hidden">
            {t("invoices.due_short")}
          </Head>
          <Head sorting="total" className="end w-34">
            {t("invoices.total")}
          </Head>
          <Head sorting="open" className="end w-34 max-lg:hidden">
            {t("invoices.open")}
          </Head>
          <Head sorting="status" className="w-42">
            {t("invoices.status_label")}
          </Head>
        </>
      }
    >
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} names={names} />
      ))}
    </ListTable>
  );
}

function InvoiceRow({ invoice, names }: { invoice: ListedInvoice; names: StatusNames | null }) {
  const { t, language } = useTranslation();
  const type = invoiceTypeName(invoice.invoice_type_id);
  // What asks for no money is due on no day.
  const due = type === "waybill" && invoice.total_cents === 0 ? "" : showDate(invoice.due_date ?? "");
  const owed = invoice.owed_cents ?? 0;
  const money = (cents: number | null) => showSentMoney(cents, language);
  return (
    <Row>
      <RowChoice id={invoice.id} name={invoice.invoice_nr || t("invoices.statuses.draft")} />
      <Cell card="title">
        <Link
          to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
          prefetch="intent"
          title={invoice.invoice_nr || undefined}
          aria-label={invoice.invoice_nr || t("invoices.statuses.draft")}
          className="row-link numeric inline-flex max-w-full align-middle font-medium"
        >
          <LongName name={invoice.invoice_nr || t("invoices.statuses.draft")} />
        </Link>
        {type !== "invoice" && (
          <span className="ml-2 text-xs text-grey-600 sm:hidden">{t(`invoices.types.${type}`)}</span>
        )}
      </Cell>
      <Cell card="never" className="max-xl:hidden">
        {t(`invoices.types.${type}`)}
      </Cell>
      <Cell>
        {invoice.customer.name}
        <span className="cell-below max-sm:hidden min-[1440px]:hidden print:hidden">
          {invoice.project.name}
        </span>
      </Cell>
      <Cell card="never" className="max-[1440px]:hidden">
        {invoice.project.name}
      </Cell>
      <Cell className="numeric end max-xl:sm:hidden">{showDate(invoice.date ?? "")}</Cell>
      <Cell className="numeric end max-xl:sm:hidden">
        {due && <span className="sm:hidden">{t("invoices.due_short").toLowerCase()} </span>}
        {due}
      </Cell>
      <Cell className="numeric end">{money(invoice.total_cents)}</Cell>
      <Cell card="never" className="numeric end max-lg:hidden">
        {owed > 0 ? (
          <span className="text-warning" title={t("invoices.owed")}>
            <span className="sr-only">{t("invoices.owed")} </span>
            {money(-owed)}
          </span>
        ) : (
          invoice.open_cents > 0 && money(invoice.open_cents)
        )}
      </Cell>
      <Cell>
        <InvoiceStatusBadge statusId={invoice.status_id} names={names} />
      </Cell>
    </Row>
  );
}
