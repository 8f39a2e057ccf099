import type { AdditionalCost } from "#model/estimate/additional-cost.ts";
import { typeDecimal } from "#model/money/decimal.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const costValues = (
  { name, description, payment_type_id, total_cents }: AdditionalCost,
  language: string,
) => ({
  name,
  description,
  payment_type_id: String(payment_type_id),
  total: typeDecimal(total_cents * 100, language),
});
