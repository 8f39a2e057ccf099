import { prefilledIn } from "#app/forms/begun-in.ts";
import type { CalledForm } from "#app/forms/called.ts";
import { editedForm } from "#app/forms/edited.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { waybillInput } from "#model/invoice/waybill.ts";
import { invoiceForm, type Offered, valuesOf } from "./input.ts";

const draft = { row: invoice, input: invoiceForm };

/** What was chosen is sent as a number or a word of the program. */
type Unspoken = "extent" | "position_items" | "quantities" | "payment_terms" | "waybill.purpose";
const ids: Unspoken[] = ["extent", "position_items", "quantities", "payment_terms", "waybill.purpose"];

const said = {
  texts: "invoice",
  names: {
    position_items: "invoice.lines",
    quantities: "invoice.quantities",
    invoice_type_id: "invoice.type",
    buyer_reference: "documents.buyer_reference",
    order_number: "documents.order_number",
    "waybill.purpose": "invoice.purpose",
    "waybill.dispatch_address": "invoice.dispatch_address",
    "waybill.delivery_address": "invoice.delivery_address",
    "waybill.issued_by": "invoice.issued_by",
    "waybill.received_by": "invoice.received_by",
    "waybill.carrier": "invoice.carrier",
    "waybill.pricing_invoice_id": "invoice.pricing_invoice",
  },
  ids,
  // What is invoiced; and whether the waybill asks for money.
  together: [
    ["extent", "position_items", "quantities", "percentage"],
    ["waybill.purpose", "waybill.pricing_invoice_id"],
  ],
};

/** The form of a draft, as it is filled by what its estimate offers. */
export const editedDraft = (choices: Offered) =>
  editedForm(
    { ...draft, valuesOf: (row: Invoice, language: string) => valuesOf(row, choices, language) },
    said,
  );

/** The same, where what the estimate offers is read only once a colleague's draft is to be compared. */
export const editedDraftWith = (read: () => Promise<Offered>) => ({
  ...draft,
  ...said,
  valuesOf: async (row: Invoice, language: string) => valuesOf(row, await read(), language),
});

const { waybill: _, ...ownFields } = invoiceForm.shape;
const ownNames = Object.keys(ownFields);
const waybillNames = Object.keys(waybillInput.shape).map((name) => `waybill.${name}`);

/** The form of a new document. What it was not filled with was typed; fields of waybills only in a waybill. */
export const newDraft: CalledForm = {
  ...said,
  input: invoiceForm,
  beganIn: (form) => {
    const isWaybill = form.get("invoice_type_id") === String(invoiceType.waybill);
    return prefilledIn(form, [...ownNames, ...(isWaybill ? waybillNames : [])]);
  },
};
