import type { Words } from "#backend/words/texts.ts";
import type { AccountingEntry } from "#model/accounting/entry.ts";
import { sendCents } from "#model/estimate/counted-estimate.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { csv } from "../csv.ts";

/** Columns of the journal, each called `books_export.columns.<key>`. */
const columns = {
  side: ({ side }, t) => t(`books_export.sides.${side}`),
  date: ({ date }) => date,
  number: ({ number }) => number,
  kind: ({ document_kind }, t) => t(`reports.words.document_kind.${document_kind}`),
  partner: ({ partner }) => partner,
  reg_nr: ({ reg_nr }) => reg_nr,
  vat_nr: ({ vat_nr }) => vat_nr,
  vat_code: ({ vat_code }) => vat_code,
  vat_rate: ({ vat_rate }) => (vat_rate === null ? "" : commaIn(sendDecimal(vat_rate))),
  net: ({ net_cents }) => commaIn(sendCents(net_cents)),
  vat: ({ vat_cents }) => commaIn(sendCents(vat_cents)),
  total: ({ total_cents }) => commaIn(sendCents(total_cents)),
  account: ({ account }) => account,
  vat_account: ({ vat_cents, vat_account }) => (vat_cents === 0 ? "" : vat_account),
  partner_account: ({ partner_account }) => partner_account,
  due_date: ({ due_date }) => due_date ?? "",
} satisfies Record<string, (entry: AccountingEntry, t: Words) => string>;

/** The journal as a table for accounting programs: a row for each entry, amounts in euro with a comma, dates as yyyy-MM-dd. */
export function journalFile(entries: readonly AccountingEntry[], t: Words): string {
  const named = Object.entries(columns);
  const head = named.map(([key]) => t(`books_export.columns.${key}`));
  return csv([head, ...entries.map((entry) => named.map(([, cell]) => cell(entry, t)))]);
}

/** A decimal as spreadsheets of the country read it. */
export const commaIn = (decimal: string): string => decimal.replace(".", ",");
