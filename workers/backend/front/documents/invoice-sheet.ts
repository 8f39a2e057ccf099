import type { About, Column, Spreadsheet } from "#backend/documents/spreadsheet.ts";
import type { Words } from "#backend/words/texts.ts";
import { showDate } from "#model/date/dates.ts";
import type { InvoiceColumns } from "#model/invoice/columns.ts";
import type { InvoiceFileFilters } from "#model/invoice/filters.ts";
import { invoiceStatus, invoiceStatusName } from "#model/invoice/status.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { sum } from "#model/money/money.ts";
import { showPercent } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import { aboutChosen, aboutFile } from "./about.ts";

/** What a document is called and who it is for, and how wide each column is in characters. */
const named = [
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
] as const satisfies Described[];

const totals = [
  ["net_cents", "money", 14],
  ["vat_cents", "money", 14],
  ["total_cents", "money", 14],
] as const satisfies Described[];

const settled = [
  ["credited_cents", "money", 14],
  ["paid_cents", "money", 14],
  ["open_cents", "money", 14],
  ["owed_cents", "money", 14],
  ["comment", "text", 40],
] as const satisfies Described[];

type Plain = Exclude<keyof InvoiceColumns, "vat_groups">;
type Described = [name: Plain, kind: Column["kind"], width: number];

/** Who reads a file, and what it was asked for. */
interface Reader {
  t: Words;
  language: Language;
  filters: InvoiceFileFilters;
}

/**
 * Documents as a spreadsheet in somebody's words (specification §7), with the taxable amount and VAT of each category and
 * rate. The totals are those of the list: a draft is no document yet, and what it would come to is not counted.
 */
export function invoiceSheet(data: InvoiceColumns, reader: Reader): Spreadsheet {
  const { t } = reader;
  const { vat_groups, ...plain } = data;
  const cells: Record<Plain, Column["cells"]> = {
    ...plain,
    invoice_type_id: data.invoice_type_id.map((id) => t(`invoices.types.${invoiceTypeName(id)}`)),
    status_id: data.status_id.map((id) => t(`invoices.statuses.${invoiceStatusName(id)}`)),
  };
  const isIssued = data.status_id.map((id) => id !== invoiceStatus.draft);
  const totalOf = (column: Column["cells"]) => sum(column.filter((_, row) => isIssued[row]).map(Number));
  const columnOf = ([name, kind, width]: Described): Column => ({
    title: t(`invoice.columns.${name}`),
    kind,
    width,
    cells: cells[name],
    ...(kind === "money" && { total: totalOf(cells[name]) }),
    ...(name === "invoice_nr" && { total: t("invoices.sums.label") }),
  });
  const money = (title: string, column: number[]): Column => ({
    title,
    kind: "money",
    width: 18,
    cells: column,
    total: totalOf(column),
  });
  const taxed = vat_groups.flatMap(({ category, rate, taxable_cents, amount_cents }) => {
    const vat = category === "S" ? showPercent(rate, reader.language) : t(`vat.${category}`);
    const base = money(t("invoice.columns.taxable", { vat }), taxable_cents);
    // Only what is taxed has VAT (EN 16931); the other categories are told apart by their base.
    return category === "S" ? [base, money(t("invoice.columns.vat_of", { vat }), amount_cents)] : [base];
  });
  return {
    name: t("invoices.title"),
    columns: [...named.map(columnOf), ...totals.map(columnOf), ...taxed, ...settled.map(columnOf)],
    about: aboutFile(t, {
      title: t("invoice.sheet.contents"),
      filters: filtersOf(data, reader),
      rules: [t("invoice.sheet.dates"), t("invoice.sheet.counted")],
    }),
  };
}

/** The filters in words. A client and a project are named by the documents that were found. */
function filtersOf(data: InvoiceColumns, { t, filters }: Reader): About {
  const { invoiceNr, client, project, date, dueDate, status, row } = filters;
  if (row) return aboutChosen(t, data.invoice_nr.length);
  const said: [name: string, value: string | undefined][] = [
    ["invoiceNr", invoiceNr || undefined],
    ["client", client ? (data.client[0] ?? String(client)) : undefined],
    ["project", project ? (data.project[0] ?? String(project)) : undefined],
    ["date", date && showDate(date)],
    ["dueDate", dueDate && showDate(dueDate)],
    ["status", status ? t(`invoices.statuses.${invoiceStatusName(status)}`) : undefined],
  ];
  return said.flatMap(([name, value]) =>
    value === undefined ? [] : [[t(`invoices.filters.${name}`), value] as const],
  );
}
