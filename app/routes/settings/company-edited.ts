import { editedForm } from "#app/edited.ts";
import { company } from "#model/company/company.ts";
import { enteredDetails, valuesOf } from "./entered.ts";

const series = (kind: "invoice" | "waybill" | "credit_note") =>
  ["prefix", "with_year", "width"].map((part) => `series.${kind}.${part}`);

/** The form of the company's details. How the numbers of one kind look is one thing. */
export const editedCompany = editedForm(
  { row: company, input: enteredDetails, valuesOf },
  {
    names: {
      legal_name: "settings.legal_name",
      reg_nr: "settings.reg_nr",
      vat_nr: "settings.vat_nr",
      address: "settings.address",
      country: "settings.country",
      email: "settings.email",
      phone: "settings.phone",
      accounts: "settings.accounts",
      vat: "settings.vat",
      payment_terms: "settings.payment_terms",
      footer: "settings.footer",
      footer_en: "settings.footer_en",
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
    together: [series("invoice"), series("waybill"), series("credit_note")],
  },
);
