import type { VatOverviewRow } from "#model/report/vat-overview.ts";

/** What a journal adds up to under a VAT category and rate. */
export interface TaxedSums extends Pick<VatOverviewRow, "vat_category" | "vat_rate"> {
  /** How many there are. */
  documents: number;
  net_cents: number;
  vat_cents: number;
}
