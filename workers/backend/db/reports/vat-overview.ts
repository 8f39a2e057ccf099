import { sum } from "#model/money/money.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import type { VatOverviewRow } from "#model/report/vat-overview.ts";
import type { Database } from "../database.ts";
import { readPurchaseJournal } from "./purchase-journal.ts";
import { readSalesJournal } from "./sales-journal.ts";

type Taxed = Pick<VatOverviewRow, "vat_category" | "vat_rate"> & { net_cents: number; vat_cents: number };

/** What the journals of sales and purchases add up to by VAT category and rate, the highest rate first. */
export function readVatOverview(
  database: Database,
  { from, to }: Pick<ReportFilters, "from" | "to">,
): VatOverviewRow[] {
  const sales = byVat(readSalesJournal(database, { from, to, customer_id: null }));
  const purchases = byVat(readPurchaseJournal(database, { from, to }));
  return [...new Set([...sales.keys(), ...purchases.keys()])]
    .map((vat) => rowOf(sales.get(vat) ?? [], purchases.get(vat) ?? []))
    .toSorted(
      (one, other) =>
        (other.vat_rate ?? -1) - (one.vat_rate ?? -1) ||
        placeOf(one.vat_category) - placeOf(other.vat_category) ||
        ((one.vat_category ?? "") < (other.vat_category ?? "") ? -1 : 1),
    );
}

const byVat = (rows: readonly Taxed[]) =>
  Map.groupBy(rows, ({ vat_category, vat_rate }) => `${vat_category} ${vat_rate}`);

/** What nobody gave a category stands last. */
const placeOf = (category: string | null): number => (category === null ? 1 : 0);

/** A document has one row under a category and rate in its journal. */
function rowOf(sales: readonly Taxed[], purchases: readonly Taxed[]): VatOverviewRow {
  const { vat_category = null, vat_rate = null } = sales[0] ?? purchases[0] ?? {};
  const output_vat_cents = sum(sales.map(({ vat_cents }) => vat_cents));
  const input_vat_cents = sum(purchases.map(({ vat_cents }) => vat_cents));
  return {
    vat_category,
    vat_rate,
    sales_documents: sales.length,
    sales_net_cents: sum(sales.map(({ net_cents }) => net_cents)),
    output_vat_cents,
    purchase_documents: purchases.length,
    purchase_net_cents: sum(purchases.map(({ net_cents }) => net_cents)),
    input_vat_cents,
    vat_difference_cents: output_vat_cents - input_vat_cents,
  };
}
