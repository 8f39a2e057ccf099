import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import { sum } from "#model/money/money.ts";
import { inEuro } from "#model/purchase/rate.ts";
import { splitVat } from "#model/purchase/split-vat.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { PurchaseJournalRow } from "#model/report/purchase-journal.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { isCost, purchaseInvoices } from "../purchases/invoices.ts";
import { purchaseLines } from "../purchases/lines.ts";
import type { TaxedSums } from "./taxed-sums.ts";

/** What VAT is split by. */
const taxed = {
  purchase_id: purchaseInvoices.id,
  currency: purchaseInvoices.currency,
  rate: purchaseInvoices.rate,
  all_vat_cents: purchaseInvoices.vat_cents,
  vat_category: sql<string | null>`nullif(${purchaseLines.vat_category}, '')`,
  vat_rate: purchaseLines.vat_rate,
  net_cents: sql<number>`sum(${purchaseLines.net_eur_cents})`,
};

/** The approved invoices of a period. */
const inJournal = ({ from, to }: Asked) =>
  and(isCost, gte(purchaseInvoices.issued_on, from), lte(purchaseInvoices.issued_on, to));

type Asked = Pick<ReportFilters, "from" | "to">;

const byVat = [purchaseInvoices.id, purchaseLines.vat_rate, purchaseLines.vat_category];
const highestFirst = [
  asc(purchaseInvoices.id),
  desc(purchaseLines.vat_rate),
  asc(purchaseLines.vat_category),
];

/** Suppliers' approved invoices of a period by date of issue, each under its VAT categories and rates, the highest rate first. */
export function readPurchaseJournal(database: Database, asked: Asked): PurchaseJournalRow[] {
  const found = database
    .select({
      ...taxed,
      customer_id: clients.id,
      date: sql<string>`${purchaseInvoices.issued_on}`,
      invoice_nr: purchaseInvoices.number,
      supplier: clients.name,
      reg_nr: clients.reg_nr,
      vat_nr: clients.vat_nr,
    })
    .from(purchaseInvoices)
    .innerJoin(clients, eq(clients.id, purchaseInvoices.client_id))
    .innerJoin(purchaseLines, eq(purchaseLines.purchase_id, purchaseInvoices.id))
    .where(inJournal(asked))
    .groupBy(...byVat)
    .orderBy(asc(purchaseInvoices.issued_on), ...highestFirst)
    .all();
  return withVat(found).map(({ currency, rate, all_vat_cents, ...row }) => ({
    ...row,
    total_cents: row.net_cents + row.vat_cents,
  }));
}

/** What the journal of a period adds up to by VAT category and rate, without reading who sold. */
export function sumPurchaseJournal(database: Database, asked: Asked): TaxedSums[] {
  const found = database
    .select(taxed)
    .from(purchaseInvoices)
    .innerJoin(purchaseLines, eq(purchaseLines.purchase_id, purchaseInvoices.id))
    .where(inJournal(asked))
    .groupBy(...byVat)
    .orderBy(...highestFirst)
    .all();
  const groups = Map.groupBy(withVat(found), ({ vat_category, vat_rate }) => `${vat_category} ${vat_rate}`);
  return [...groups.values()].map((rows) => ({
    vat_category: rows[0]?.vat_category ?? null,
    vat_rate: rows[0]?.vat_rate ?? null,
    documents: rows.length,
    net_cents: sum(rows.map(({ net_cents }) => net_cents)),
    vat_cents: sum(rows.map(({ vat_cents }) => vat_cents)),
  }));
}

/** Rows of invoices, those of one together, each with its part of the invoice's VAT in euro. */
function withVat<Row extends Foreign & Taxed>(found: readonly Row[]): (Row & { vat_cents: number })[] {
  return [...Map.groupBy(found, ({ purchase_id }) => purchase_id).values()].flatMap((groups) => {
    const parts = splitVat(groups[0] ? vatInEuro(groups[0]) : 0, groups);
    return groups.map((row, place) => Object.assign(row, { vat_cents: parts[place] ?? 0 }));
  });
}

interface Taxed {
  purchase_id: number;
  vat_rate: number;
  net_cents: number;
}

interface Foreign {
  currency: string;
  /** Millionths of the currency for one euro, without which nothing foreign is approved. */
  rate: number | null;
  all_vat_cents: number;
}

const vatInEuro = ({ currency, rate, all_vat_cents }: Foreign): number =>
  currency === "EUR" || rate === null ? all_vat_cents : inEuro(all_vat_cents, rate);
