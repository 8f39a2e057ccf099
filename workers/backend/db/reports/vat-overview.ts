import type { ReportFilters } from "#model/report/filters.ts";
import type { VatOverviewRow } from "#model/report/vat-overview.ts";
import type { Database } from "../database.ts";
import { sumPurchaseJournal } from "./purchase-journal.ts";
import { sumSalesJournal } from "./sales-journal.ts";
import type { TaxedSums } from "./taxed-sums.ts";

/** What the journals of sales and purchases add up to by VAT category and rate, the highest rate first. */
export function readVatOverview(
  database: Database,
  { from, to }: Pick<ReportFilters, "from" | "to">,
): VatOverviewRow[] {
  const sales = byVat(sumSalesJournal(database, { from, to }));
  const purchases = byVat(sumPurchaseJournal(database, { from, to }));
  return [...new Set([...sales.keys(), ...purchases.keys()])]
    .map((vat) => rowOf(sales.get(vat), purchases.get(vat)))
    .toSorted(
      (one, other) =>
        (other.vat_rate ?? -1) - (one.vat_rate ?? -1) ||
        placeOf(one.vat_category) - placeOf(other.vat_category) ||
        ((one.vat_category ?? "") < (other.vat_category ?? "") ? -1 : 1),
    );
}

const byVat = (rows: readonly TaxedSums[]) =>
  new Map(rows.map((row) => [`${row.vat_category} ${row.vat_rate}`, row]));

/** What nobody gave a category stands last. */
const placeOf = (category: string | null): number => (category === null ? 1 : 0);

const nothing: TaxedSums = { vat_category: null, vat_rate: null, documents: 0, net_cents: 0, vat_cents: 0 };

function rowOf(sold: TaxedSums | undefined, bought: TaxedSums | undefined): VatOverviewRow {
  const { vat_category, vat_rate } = sold ?? bought ?? nothing;
  const [sales, purchases] = [sold ?? nothing, bought ?? nothing];
  return {
    vat_category,
    vat_rate,
    sales_documents: sales.documents,
    sales_net_cents: sales.net_cents,
    output_vat_cents: sales.vat_cents,
    purchase_documents: purchases.documents,
    purchase_net_cents: purchases.net_cents,
    input_vat_cents: purchases.vat_cents,
    vat_difference_cents: sales.vat_cents - purchases.vat_cents,
  };
}
