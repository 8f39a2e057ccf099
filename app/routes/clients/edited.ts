import { editedForm } from "#app/edited.ts";
import { client, clientInput } from "#model/client/client.ts";
import { groupIban } from "#model/identifier/identifiers.ts";

/** The form of a client. */
export const editedClient = editedForm(
  {
    row: client,
    input: clientInput,
    valuesOf: ({ id, is_archived, owed_cents, version, bank, iban, ...row }) => ({
      ...row,
      bank_id: bank ? String(bank.id) : "",
      iban: groupIban(iban),
    }),
  },
  {
    texts: "clients",
    names: {
      bank_id: "clients.bank",
      "contact.name": "clients.contact_name",
      "contact.phone": "clients.contact_phone",
    },
  },
);
