import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { isNumberTaken } from "#backend/db/invoices/invoices.ts";
import { takeNumber } from "#backend/db/invoices/numbers.ts";
import { Problem } from "#backend/operations/errors.ts";
import type { Company } from "#model/company/company.ts";
import { canIssue } from "#model/company/company.ts";
import { documentNumber, periodOf, type SeriesKind } from "#model/company/number-series.ts";
import { invoiceType } from "#model/invoice/type.ts";

const seriesOf: Record<number, SeriesKind> = {
  [invoiceType.invoice]: "invoice",
  [invoiceType.waybill]: "waybill",
  [invoiceType.credit_note]: "credit_note",
};

/** The next number of a kind of document; 409 while the company cannot issue any. */
export function nextNumber(database: Database, typeId: number, date: string): string {
  const company: Company = readCompany(database);
  if (!canIssue(company)) throw new Problem(409, "errors.company_incomplete");
  const kind = seriesOf[typeId] ?? "invoice";
  const period = periodOf(company.series[kind], date);
  // A series that was changed may come upon numbers that another form of it has given: it goes on behind them.
  let number: string;
  do number = documentNumber(company.series[kind], period, takeNumber(database, kind, period));
  while (isNumberTaken(database, number));
  return number;
}
