import { itemsOf } from "../../../../app/model/counted-estimate";
import { decimal } from "../../../../app/model/decimal";
import type { Database } from "../../db/database";
import { updateEstimate } from "../../db/estimates/estimates";
import { updateItem } from "../../db/estimates/items";
import { vatToday } from "../vat-check";
import { readEstimate } from "./open-estimate";

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
