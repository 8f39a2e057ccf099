import type { Database } from "#backend/db/database.ts";
import { updateEstimate } from "#backend/db/estimates/estimates.ts";
import { changeOwnVat, listOwnVat } from "#backend/db/estimates/items.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import { vatToday } from "../vat-check.ts";
import { readEstimateRow } from "./open-estimate.ts";

/** Taxes the copy of an estimate, which is new work, with what holds today in place of what has ended (domain H21). */
export function taxToday(database: Database, id: number): void {
  const { vat_category, vat_rate } = readEstimateRow(database, id);
  const meant = { category: vatCategory.parse(vat_category), rate: vat_rate };
  const held = vatToday(database, meant);
  if (held !== meant) updateEstimate(database, id, { vat_category: held.category, vat_rate: held.rate });
  // What one becomes holds today, so that no other changes it further.
  for (const own of listOwnVat(database, id)) {
    const now = vatToday(database, own);
    if (now !== own) changeOwnVat(database, id, own, now);
  }
}
