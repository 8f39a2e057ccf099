import { sendCents } from "#model/estimate/counted-estimate.ts";
import type { PurchaseLine, TypedLine } from "#model/purchase/purchase-invoice.ts";

/** Lines as they are sent again, when one is added to them or taken out. */
export const sentLines = (lines: readonly PurchaseLine[]): TypedLine[] =>
  lines.map(({ id, name, net_cents, vat_rate }) => ({ id, name, net: sendCents(net_cents), vat_rate }));
