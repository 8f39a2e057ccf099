import type { InvoiceColumns } from "../../../../app/model/invoice-columns";
import { invoiceStatus, invoiceStatusName } from "../../../../app/model/invoice-status";
import { invoiceTypeName } from "../../../../app/model/invoice-type";
import { sum } from "../../../../app/model/money";
import type { Column, Spreadsheet } from "../../documents/spreadsheet";

/** The columns in their order, and how wide they are in characters. */
const order = [
  ["invoice_nr", "text", 28],
  ["invoice_type_id", "text", 16],
  ["status_id", "text", 18],
  ["date", "date", 12],
  ["supply_date", "date", 12],
  ["due_date", "date", 12],
  ["client", "text", 32],
  ["reg_nr", "text", 16],
  ["project", "text", 32],
  ["estimate_nr", "text", 16],
  ["net_cents", "money", 14],
  ["vat_cents", "money", 14],
  ["total_cents", "money", 14],
  ["paid_cents", "money", 14],
  ["open_cents", "money", 14],
  ["owed_cents", "money", 14],
  ["comment", "text", 40],
] as const satisfies [keyof InvoiceColumns, Column["kind"], number][];

/**
 * Documents as a spreadsheet in somebody's words (specification §7). The totals are those of the list: a draft is no
 * document yet, and what it would come to is not counted.
 */
export function invoiceSheet(data: InvoiceColumns, t: (key: string) => string): Spreadsheet {
  const cells: Record<keyof InvoiceColumns, Column["cells"]> = {
    ...data,
    invoice_type_id: data.invoice_type_id.map((id) => t(`invoices.types.${invoiceTypeName(id)}`)),
    status_id: data.status_id.map((id) => t(`invoices.statuses.${invoiceStatusName(id)}`)),
  };
  const isIssued = data.status_id.map((id) => id !== invoiceStatus.draft);
  const totalOf = (name: keyof InvoiceColumns) =>
    sum(cells[name].filter((_, row) => isIssued[row]).map(Number));
  const columns = order.map(([name, kind, width]) => ({
    ...{ title: t(`invoices.columns.${name}`), kind, width, cells: cells[name] },
    ...(kind === "money" && { total: totalOf(name) }),
    ...(name === "invoice_nr" && { total: t("invoices.sums.label") }),
  }));
  return { name: t("invoices.title"), columns };
}
