import { editedForm } from "#app/forms/edited.ts";
import { eInvoice, eInvoiceForm } from "#model/einvoice/e-invoice.ts";
import { eInvoiceValues } from "./values.ts";

/** The form of how a document was sent as an e-invoice. */
export const editedEInvoice = editedForm(
  { row: eInvoice, input: eInvoiceForm, valuesOf: eInvoiceValues },
  { texts: "e_invoices" },
);
