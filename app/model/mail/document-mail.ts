import { z } from "zod";
import { lenient, paged, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { id, language } from "../answer/fields.ts";
import { documentLink } from "../online/document.ts";
import { returnedMail } from "./returned.ts";

/**
 * What became of a mail: it waits for the post, the post took it, the post took it and did not reach one of its recipients, the
 * post refused it for good, or nobody knows: the process ended while it was handed over, and it is not sent a second time by
 * itself.
 */
export const mailStates = ["waiting", "sent", "returned", "failed", "unknown"] as const;

/** A document as it was mailed to a client. */
export const documentMail = z.object({
  id,
  /** When it was written, an ISO 8601 timestamp in UTC. */
  at: z.string(),
  state: z.enum(mailStates),
  to: sentOr(z.array(z.string()), []),
  cc: sentOr(z.array(z.string()), []),
  /** The sender's own address, where the sender wanted a copy. */
  copy_to: sentText,
  subject: sentText,
  text: sentText,
  /** What the attached document is called; "" where none goes along. */
  file_name: sentText,
  /** Of a reminder of an invoice: its step in days after the due date, null where it was written without one. */
  reminder: sentOrNull(z.object({ days: sentOrNull(z.number().int()) })),
  /** What other attached files are called. */
  files: sentOr(z.array(z.string()), []),
  /** What the post said of it later, recipient by recipient. */
  returned: sentOr(z.array(returnedMail), []),
  /** Where the client was sent a link to the document as well: what became of it. */
  link: sentOrNull(documentLink),
  sender: sentOr(z.object({ id: z.number().int(), name: sentText }), { id: 0, name: "" }),
});
export type DocumentMail = z.infer<typeof documentMail>;
/** A mail with where its document is kept: the key in R2, below the installation. */
export const mailWithFile = documentMail.omit({ link: true }).extend({ file_key: z.string() });
export type MailWithFile = z.infer<typeof mailWithFile>;
export const documentMailPage = paged(documentMail);

/** The suggested recipients, subject and text of a new mail, in the language of the document. */
export const mailDraft = z.object({
  lang: language,
  subject: sentText,
  text: sentText,
  /** Whether a link to the document can go along. */
  can_link: z.boolean().default(false),
  /** Whether the e-invoice of the document can go along, and whether it is chosen to. */
  einvoice: lenient(z.enum(["none", "offered", "chosen"]), "none"),
  /** Parts of the document that nobody has named yet: the client would read what they were called when they were made. */
  unnamed: lenient(z.array(z.string()), []).optional(),
  /** The client's people who have an e-mail. Those who get such documents are chosen. */
  people: sentOr(
    z.array(z.object({ name: sentText, email: z.string(), is_chosen: z.coerce.boolean().default(false) })),
    [],
  ),
  /** The files of the document's estimate, which can be attached as well. `size` is in bytes. */
  files: sentOr(z.array(z.object({ id, name: sentText, size: z.number().int().default(0) })), []),
});
export type MailDraft = z.infer<typeof mailDraft>;
export const mailDraftQuery = z.object({ lang: language.optional() });
