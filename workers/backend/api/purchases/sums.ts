import { invalid } from "#backend/operations/errors.ts";
import type { PurchaseInvoice, PurchasePatch, TypedLine } from "#model/purchase/purchase-invoice.ts";
import { typedCents } from "#model/purchase/typed-amount.ts";
import { sumsOf } from "#model/purchase/typed-sums.ts";

/** Cents that a sum may be away from what is counted: papers round each line. */
const slack = 100;

/**
 * The sums that an invoice has after a change, in cents of its currency: VAT and what is to be paid as the paper says, else
 * counted. Each stays as it was typed where the other alone is sent; other lines count both again. Throws a Problem (422) at the field for VAT that its lines do not come to, and for more to be paid than it asks for.
 */
export function sumsAfter(
  before: PurchaseInvoice,
  lines: readonly TypedLine[] | undefined,
  patch: PurchasePatch,
) {
  const { vat, payable } = patch;
  if (!lines && vat === undefined && payable === undefined) return {};
  const counted = sumsOf(
    lines?.map(({ net, vat_rate }) => ({ net_cents: typedCents(net), vat_rate })) ?? before.lines,
  );
  const keptVat = lines || vat === null ? counted.vat_cents : before.vat_cents;
  const vat_cents = vat ? typedCents(vat) : keptVat;
  if (vat && Math.abs(vat_cents - counted.vat_cents) > slack) throw invalid("vat", "errors.purchase_vat");
  const total_cents = counted.net_cents + vat_cents;
  // What was typed of it stays where it is not sent; one that was counted follows the total.
  const isCounted = lines || payable === null || before.payable_cents === before.total_cents;
  const keptPayable = isCounted ? total_cents : before.payable_cents;
  const payable_cents = payable ? typedCents(payable) : keptPayable;
  const [least, most] = [Math.min(total_cents, 0), Math.max(total_cents, 0)];
  if (payable_cents < least - slack || payable_cents > most + slack)
    throw invalid("payable", "errors.purchase_payable");
  return { net_cents: counted.net_cents, vat_cents, total_cents, payable_cents };
}
