import { editedForm } from "#app/forms/edited.ts";
import { company } from "#model/company/company.ts";
import { enteredDetails, valuesOf } from "./entered.ts";

const series = (kind: "invoice" | "waybill" | "credit_note") =>
  ["prefix", "with_year", "width"].map((part) => `series.${kind}.${part}`);

/** The form of the company's details. How the numbers of one kind look is one thing. */
export const editedCompany = editedForm(
  { row: company, input: enteredDetails, valuesOf },
  {
    texts: "settings",
    names: {
      einvoice_scheme: "clients.einvoice_scheme",
      einvoice_id: "clients.einvoice_id",
      "series.invoice.prefix": "settings.number_parts.invoice_prefix",
      "series.invoice.with_year": "settings.number_parts.invoice_with_year",
      "series.invoice.width": "settings.number_parts.invoice_width",
      "series.waybill.prefix": "settings.number_parts.waybill_prefix",
      "series.waybill.with_year": "settings.number_parts.waybill_with_year",
      "series.waybill.width": "settings.number_parts.waybill_width",
      "series.credit_note.prefix": "settings.number_parts.credit_note_prefix",
      "series.credit_note.with_year": "settings.number_parts.credit_note_with_year",
      "series.credit_note.width": "settings.number_parts.credit_note_width",
    },
    together: [
      series("invoice"),
      series("waybill"),
      series("credit_note"),
      ["einvoice_scheme", "einvoice_id"],
    ],
  },
);
