import { editedForm } from "#app/forms/edited.ts";
import { recurringForm, recurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { recurringValues } from "./values.ts";

/** The form of a plan. */
export const editedPlan = editedForm(
  { row: recurringInvoice, input: recurringForm, valuesOf: recurringValues },
  { texts: "recurring" },
);
