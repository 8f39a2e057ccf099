import { z } from "zod";
import { paged, sentText } from "../answer/answer.ts";
import { id, optionalEmail, optionalText, requiredText } from "../answer/fields.ts";
import { partOf } from "../answer/part-of.ts";
import { documentLanguageOf } from "../document/language.ts";
import { languages } from "../text/language.ts";
import { contactTopics } from "./contact-topics.ts";

const told = z.coerce.boolean().default(false);

/** Somebody who works for a client, beside the contact that the client itself names (specification §3). */
export const contact = z.object({
  id,
  client_id: id,
  name: z.string(),
  /** What the person does there. */
  position: sentText,
  email: sentText,
  phone: sentText,
  /** What is written to the person is in; "" where it is the language of the client's documents. */
  language: documentLanguageOf,
  /** Which documents and letters are sent to the person's e-mail. */
  gets_estimates: told,
  gets_invoices: told,
  gets_reminders: told,
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type Contact = z.infer<typeof contact>;
export const contactPage = paged(contact);

const topic = z.boolean({ error: "errors.choice" }).default(false);

/** What a contact is made and changed with. Nothing can be sent to somebody without an e-mail. */
export const contactInput = z
  .object({
    name: requiredText(120),
    position: optionalText(120),
    email: optionalEmail,
    phone: optionalText(40),
    language: z
      .enum([...languages, ""], { error: "errors.choice" })
      .nullish()
      .transform((chosen) => chosen ?? ""),
    gets_estimates: topic,
    gets_invoices: topic,
    gets_reminders: topic,
  })
  .refine((input) => input.email !== "" || !contactTopics.some((name) => input[name]), {
    path: ["email"],
    error: "errors.contact_email",
  });
export type ContactInput = z.infer<typeof contactInput>;
/** A change of some fields; they are checked together with the rest of the contact, where that is known. */
export const contactPatch = partOf(contactInput);
