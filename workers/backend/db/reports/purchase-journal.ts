import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import { inEuro } from "#model/purchase/rate.ts";
import { splitVat } from "#model/purchase/split-vat.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { PurchaseJournalRow } from "#model/report/purchase-journal.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { isCost, purchaseInvoices } from "../purchases/invoices.ts";
import { purchaseLines } from "../purchases/lines.ts";

/** Suppliers' approved invoices of a period by date of issue, each under its VAT categories and rates, the highest rate first. */
export function readPurchaseJournal(
  database: Database,
  { from, to }: Pick<ReportFilters, "from" | "to">,
): PurchaseJournalRow[] {
  const found = database
    .select({
      purchase_id: purchaseInvoices.id,
      customer_id: clients.id,
      date: sql<string>`${purchaseInvoices.issued_on}`,
      invoice_nr: purchaseInvoices.number,
      supplier: clients.name,
      reg_nr: clients.reg_nr,
      vat_nr: clients.vat_nr,
      currency: purchaseInvoices.currency,
      rate: purchaseInvoices.rate,
      all_vat_cents: purchaseInvoices.vat_cents,
      vat_category: sql<string | null>`nullif(${purchaseLines.vat_category}, '')`,
      vat_rate: purchaseLines.vat_rate,
      net_cents: sql<number>`sum(${purchaseLines.net_eur_cents})`,
    })
    .from(purchaseInvoices)
    .innerJoin(clients, eq(clients.id, purchaseInvoices.client_id))
    .innerJoin(purchaseLines, eq(purchaseLines.purchase_id, purchaseInvoices.id))
    .where(and(isCost, gte(purchaseInvoices.issued_on, from), lte(purchaseInvoices.issued_on, to)))
    .groupBy(purchaseInvoices.id, purchaseLines.vat_category, purchaseLines.vat_rate)
    .orderBy(
      asc(purchaseInvoices.issued_on),
      asc(purchaseInvoices.id),
      desc(purchaseLines.vat_rate),
      asc(purchaseLines.vat_category),
    )
    .all();
  return [...Map.groupBy(found, ({ purchase_id }) => purchase_id).values()].flatMap((groups) => {
    const parts = splitVat(groups[0] ? vatInEuro(groups[0]) : 0, groups);
    return groups.map(({ currency, rate, all_vat_cents, ...row }, place) => {
      const vat_cents = parts[place] ?? 0;
      return { ...row, vat_cents, total_cents: row.net_cents + vat_cents };
    });
  });
}

interface Foreign {
  currency: string;
  /** Millionths of the currency for one euro, without which nothing foreign is approved. */
  rate: number | null;
  all_vat_cents: number;
}

const vatInEuro = ({ currency, rate, all_vat_cents }: Foreign): number =>
  currency === "EUR" || rate === null ? all_vat_cents : inEuro(all_vat_cents, rate);
