import { useTranslation } from "#locales/use-translation.ts";
import type { ListedInvoice } from "#model/invoice/invoice.ts";
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
  /** Rows are chosen to be acted on. */
  isChosenFrom?: boolean;
}

/** Invoices, waybills and credit notes. */
export function InvoiceTable({ invoices, names, sortings, placed, isChosenFrom }: InvoiceTableProps) {
  const { t } = useTranslation();
  return (
    <ColumnTable
      label={t("invoices.title")}
      {...{ columns, placed, sortings }}
      items={invoices.map((invoice) => ({ invoice, names }))}
      keyOf={({ invoice }) => invoice.id}
      chosenAs={
        isChosenFrom
          ? ({ invoice: { id, invoice_nr } }) => ({ id, name: invoice_nr || t("invoices.statuses.draft") })
          : undefined
      }
    />
  );
}
