import { editedForm } from "#app/forms/edited.ts";
import { mailSender, mailSenderInput } from "#model/mail/mail-sender.ts";

/** What the form begins with. */
export const senderValues = ({ address }: { address: string }) => ({ address });

/** The form of the address that mails are sent from. */
export const editedSender = editedForm(
  { row: mailSender, input: mailSenderInput, valuesOf: senderValues },
  { texts: "mail_sender" },
);
