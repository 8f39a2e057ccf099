import { editedForm } from "#app/edited.ts";
import { additionalCost, additionalCostInput } from "#model/estimate/additional-cost.ts";
import { typeDecimal } from "#model/money/decimal.ts";

/** The form of an additional cost: a row of their list. */
export const editedCost = editedForm(
  {
    row: additionalCost,
    input: additionalCostInput,
    valuesOf: ({ name, description, payment_type_id, total_cents }, language) => ({
      name,
      description,
      payment_type_id: String(payment_type_id),
      total: typeDecimal(total_cents * 100, language),
    }),
  },
  {
    texts: "estimates.costs",
    names: { payment_type_id: "estimates.costs.payment", total: "estimates.costs.amount" },
  },
);
