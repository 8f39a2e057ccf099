import { editedForm } from "#app/forms/edited.ts";
import { client, clientInput } from "#model/client/client.ts";
import { clientValues } from "./values.ts";

/** The form of a client. */
export const editedClient = editedForm(
  {
    row: client,
    input: clientInput,
    valuesOf: clientValues,
  },
  {
    texts: "clients",
    names: {
      bank_id: "clients.bank",
      "contact.name": "clients.contact_name",
      "contact.phone": "clients.contact_phone",
    },
    together: [["einvoice_scheme", "einvoice_id"]],
  },
);
