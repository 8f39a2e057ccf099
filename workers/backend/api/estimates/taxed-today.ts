import type { Database } from "#backend/db/database.ts";
import { updateEstimate } from "#backend/db/estimates/estimates.ts";
import { updateItem } from "#backend/db/estimates/items.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { decimal } from "#model/money/decimal.ts";
import { vatToday } from "../vat-check.ts";
import { readEstimate } from "./open-estimate.ts";

/** Taxes the copy of an estimate, which is new work, with what holds today in place of what has ended (domain H21). */
export function taxToday(database: Database, id: number): void {
  const copy = readEstimate(database, id);
  const changed = (category: string, percent: string | null) => {
    const meant = { category, rate: decimal(percent ?? "0") };
    const held = vatToday(database, meant);
    return held === meant ? null : { vat_category: held.category, vat_rate: held.rate };
  };
  const own = changed(copy.vat_category, copy.vat_rate);
  if (own) updateEstimate(database, id, own);
  for (const { id: item, vat_category, vat_rate } of itemsOf(copy)) {
    const columns = vat_category === null ? null : changed(vat_category, vat_rate);
    if (columns) updateItem(database, item, columns);
  }
}
