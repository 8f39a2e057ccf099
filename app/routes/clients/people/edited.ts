import { editedForm } from "#app/forms/edited.ts";
import { contact, contactInput } from "#model/client/contact.ts";
import { contactValues } from "./values.ts";

/** The form of somebody who works for a client. */
export const editedContact = editedForm(
  { row: contact, input: contactInput, valuesOf: contactValues },
  { texts: "contacts" },
);
