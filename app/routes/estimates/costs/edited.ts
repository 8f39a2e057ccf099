import { editedForm } from "#app/forms/edited.ts";
import { additionalCost, additionalCostInput } from "#model/estimate/additional-cost.ts";
import { costValues } from "./values.ts";

/** The form of an additional cost: a row of their list. */
export const editedCost = editedForm(
  {
    row: additionalCost,
    input: additionalCostInput,
    valuesOf: costValues,
  },
  {
    texts: "estimates.costs",
    names: { payment_type_id: "estimates.costs.payment", total: "estimates.costs.amount" },
  },
);
