import type { Database } from "#backend/db/database.ts";
import { touchEstimate, updateEstimate } from "#backend/db/estimates/estimates.ts";
import { updateItem } from "#backend/db/estimates/items.ts";
import type { InvoiceRow } from "#backend/db/invoices/invoices.ts";
import { listBilled } from "#backend/db/invoices/sums.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { showDate, today } from "#model/date/dates.ts";
import { itemsOf, vatOf } from "#model/estimate/counted-estimate.ts";
import { isSameVat, openAdvances } from "#model/invoice/billed.ts";
import type { TakenVat } from "#model/invoice/input.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import type { Vat } from "#model/vat/vat.ts";
import { readEstimate } from "../estimates/open-estimate.ts";
import { holdsOn, holdsThroughout } from "../vat-check.ts";
import { earliestDate } from "./dates.ts";
import type { Draft } from "./draft.ts";

/**
 * Refuses a document with VAT that does not hold on its date of supply (domain H21). What an advance was taxed with before
 * stays as it was: a group of which all is deducted taxes nothing.
 */
export function checkRates(database: Database, { bill, columns }: Draft): void {
  for (const { category, rate, taxable_cents } of bill?.groups ?? []) {
    const isDeducted = bill?.deductions.some((deduction) => isSameVat(deduction, category, rate)) ?? false;
    if (taxable_cents !== 0 || !isDeducted) checkRate(database, { category, rate: decimal(rate) }, columns);
  }
}

function checkRate(
  database: Database,
  vat: Vat,
  { supply_date, date }: Pick<Draft["columns"], "supply_date" | "date">,
): void {
  const day = supply_date ?? date;
  if (holdsOn(database, vat, [day])) return;
  const key = vat.category === "S" ? "errors.vat_rate_ended" : "errors.vat_category_ended";
  const rate = (language: Language) => showQuantity(sendDecimal(vat.rate), language);
  const values = { date: showDate(day), rate };
  throw new Problem(422, key, { fields: { vat: [key] }, values });
}

/**
 * Taxes what nobody else has invoiced of a draft's estimate with another VAT in place of one (domain H21). The agreed sum
 * without VAT stays, so that an approval does; lines of other documents keep what they have. 422 for one that is in force on
 * every day that the document may be of: that is agreed. 409 while an advance with the old one is still to be deducted: it was
 * right on its day.
 */
export function takeVat(database: Database, draft: InvoiceRow, { from, to }: TakenVat): void {
  const old = { category: from.vat_category, rate: decimal(from.vat_rate) };
  if (holdsThroughout(database, old, [earliestDate(), today(), draft.supply_date ?? draft.date]))
    throw invalid("vat", "errors.vat_rate_agreed");
  const estimate = readEstimate(database, draft.estimate_id);
  const others = listBilled(database, estimate.id, draft.id);
  const isOld = ({ category, rate }: { category: string; rate: string }) =>
    isSameVat({ category, rate }, from.vat_category, from.vat_rate);
  if (openAdvances(others).some(({ groups }) => groups.some(isOld)))
    throw new Problem(409, "errors.vat_advanced");
  const taken = new Set(others.flatMap(({ position_item_ids }) => position_item_ids));
  const usual = vatOf(estimate);
  const isUsual = isOld({ category: usual.category, rate: sendDecimal(usual.rate) });
  const columns = ({ vat_category, vat_rate }: TakenVat["to"]) => ({
    vat_category,
    vat_rate: decimal(vat_rate),
  });
  for (const { id, vat_category, vat_rate } of itemsOf(estimate)) {
    const isOwn = vat_category !== null && isOld({ category: vat_category, rate: vat_rate ?? "0" });
    if (isOwn && !taken.has(id)) updateItem(database, id, columns(to));
    // It had the VAT of the estimate, which is another one from now on.
    if (isUsual && vat_category === null && taken.has(id)) updateItem(database, id, columns(from));
  }
  if (isUsual) updateEstimate(database, estimate.id, columns(to));
  else touchEstimate(database, estimate.id);
}
