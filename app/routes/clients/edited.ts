import { editedForm } from "#app/edited.ts";
import { client, clientInput } from "#model/client/client.ts";
import { groupIban } from "#model/identifier/identifiers.ts";

/** The form of a client. */
export const editedClient = editedForm(
  {
    row: client,
    input: clientInput,
    valuesOf: (row) => ({
      name: row.name,
      short_name: row.short_name,
      reg_nr: row.reg_nr,
      vat_nr: row.vat_nr,
      address: row.address,
      registered_address: row.registered_address,
      bank_id: row.bank ? String(row.bank.id) : "",
      iban: groupIban(row.iban),
      country: row.country,
      email: row.email,
      document_language: row.document_language,
      buyer_reference: row.buyer_reference,
      contact: { name: row.contact.name, phone: row.contact.phone },
    }),
  },
  {
    names: {
      name: "clients.name",
      short_name: "clients.short_name",
      reg_nr: "clients.reg_nr",
      vat_nr: "clients.vat_nr",
      address: "clients.address",
      registered_address: "clients.registered_address",
      country: "clients.country",
      email: "clients.email",
      document_language: "clients.document_language",
      buyer_reference: "clients.buyer_reference",
      bank_id: "clients.bank",
      iban: "clients.iban",
      "contact.name": "clients.contact_name",
      "contact.phone": "clients.contact_phone",
    },
  },
);
