import { editedForm } from "#app/forms/edited.ts";
import { purchaseForm, purchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { purchaseValues } from "./values.ts";

/** What is typed of a supplier's invoice beside its file. */
export const editedPurchase = editedForm(
  { row: purchaseInvoice, input: purchaseForm, valuesOf: purchaseValues },
  {
    texts: "purchases",
    names: { supplier_id: "purchases.supplier", supplier_id_name: "purchases.supplier" },
    shownAs: { supplier_id: "supplier_id_name" },
  },
);
