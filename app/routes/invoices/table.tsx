import { useTranslation } from "#locales/use-translation.ts";
import type { ListedInvoice } from "#model/invoice/invoice.ts";
import { ChoiceHead, RowChoice } from "#ui/chosen-rows.tsx";
import { ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";
import { columns } from "./columns.tsx";
import type { StatusNames } from "./status-names.ts";

interface InvoiceTableProps {
  invoices: ListedInvoice[];
  names: StatusNames | null;
  /** What they can be sorted by. */
  sortings: readonly string[];
  /** The columns that somebody has chosen; without them the usual ones. */
  placed?: readonly PlacedColumn[] | null | undefined;
}

/** Invoices, waybills and credit notes. */
export function InvoiceTable({ invoices, names, sortings, placed }: InvoiceTableProps) {
  const { t } = useTranslation();
  return (
    <ColumnTable
      label={t("invoices.title")}
      {...{ columns, placed, sortings }}
      items={invoices.map((invoice) => ({ invoice, names }))}
      keyOf={({ invoice }) => invoice.id}
      before={{
        head: <ChoiceHead />,
        cell: ({ invoice: { id, invoice_nr } }) => (
          <RowChoice id={id} name={invoice_nr || t("invoices.statuses.draft")} />
        ),
      }}
    />
  );
}
