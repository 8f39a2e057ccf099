import { invalid } from "#backend/operations/errors.ts";
import type { PurchaseInvoice, PurchasePatch } from "#model/purchase/purchase-invoice.ts";
import { readRate } from "#model/purchase/rate.ts";

interface Rated {
  /** Millionths of the currency for one euro; null while it is not known, and of euro. */
  rate: number | null;
  rate_on: string | null;
}

const none: Rated = { rate: null, rate_on: null };

/**
 * The rate that an invoice has after a change, and its day: that of issue, unless another was said. A rate is of one currency,
 * so under another it has to be said again. Throws a Problem (422) at the field for a rate of euro, and for a day of no rate.
 */
export function ratedBy(before: PurchaseInvoice, patch: PurchasePatch): Rated {
  const currency = patch.currency ?? before.currency;
  const isOther = currency !== before.currency;
  const newIn = (name: "rate" | "rate_on") =>
    patch[name] !== undefined && patch[name] !== before[name] ? patch[name] : null;
  if (currency === "EUR") {
    for (const name of ["rate", "rate_on"] as const)
      if (newIn(name) !== null) throw invalid(name, "errors.purchase_euro");
    return none;
  }
  const kept = isOther ? null : before.rate;
  const typed = patch.rate === null ? null : (newIn("rate") ?? kept);
  const rate = typed === null ? null : readRate(typed);
  if (rate !== null) return { rate, rate_on: dayOf(before, patch, isOther) };
  if (newIn("rate_on") !== null) throw invalid("rate", "errors.required");
  return none;
}

/** The day of a rate; one that was there is taken away by null. */
function dayOf(before: PurchaseInvoice, patch: PurchasePatch, isOther: boolean): string | null {
  if (patch.rate_on) return patch.rate_on;
  if (isOther || before.rate === null) return patch.issued_on ?? before.issued_on;
  return patch.rate_on === null ? null : before.rate_on;
}
