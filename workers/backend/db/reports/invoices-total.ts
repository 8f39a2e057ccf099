import { asc, eq } from "drizzle-orm";
import type { ReportFilters } from "#model/report/filters.ts";
import type { InvoicesTotalRow } from "#model/report/invoices-total.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { invoices } from "../invoices/invoices.ts";
import { incomeOf, incomeSums, settlementSums } from "./income.ts";

/** Income of a period by client, in Latvian order. */
export function readInvoicesTotal(database: Database, filters: ReportFilters): InvoicesTotalRow[] {
  const sums = database
    .select({
      client_id: invoices.client_id,
      net_cents: incomeSums.net_cents.as("net"),
      vat_cents: incomeSums.vat_cents.as("vat"),
      total_cents: incomeSums.total_cents.as("total"),
      documents: settlementSums.documents.as("documents"),
      paid_cents: settlementSums.paid_cents.as("paid"),
      open_cents: settlementSums.open_cents.as("open"),
    })
    .from(invoices)
    .where(incomeOf(database, filters))
    .groupBy(invoices.client_id)
    .as("sums");
  return database
    .select({
      customer_id: clients.id,
      customer: clients.name,
      documents: sums.documents,
      net_cents: sums.net_cents,
      vat_cents: sums.vat_cents,
      total_cents: sums.total_cents,
      paid_cents: sums.paid_cents,
      open_cents: sums.open_cents,
    })
    .from(sums)
    .innerJoin(clients, eq(clients.id, sums.client_id))
    .orderBy(asc(clients.sort_name), asc(clients.id))
    .all();
}
