import { z } from "zod";
import { listOf, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { id, language, optionalText, requiredLines, requiredText } from "../answer/fields.ts";
import { mailedKinds } from "../mail/mailed-kinds.ts";
import { frozenBrand } from "./frozen.ts";
import { frozenDocument } from "./frozen-document.ts";
import { acceptanceMethods } from "./methods.ts";
import { owed } from "./owed.ts";
import { drawnSignature } from "./signature.ts";

/**
 * What became of a document that a client was sent a link to: it can be accepted, it was answered, its time is over, the
 * agency took it back, a newer one was sent, or it was voided, as invoices are.
 */
export const linkStates = [
  "open",
  "accepted",
  "declined",
  "expired",
  "revoked",
  "replaced",
  "voided",
] as const;
export type LinkState = (typeof linkStates)[number];

/** What a client answered, and who did. */
export const clientAnswer = z.object({
  kind: z.enum(["accepted", "declined"]),
  /** ISO 8601 in UTC. */
  at: z.string(),
  name: z.string(),
  role: sentText,
  email: sentText,
  /** Why it was declined; of one that the agency has noted, what it says of it. */
  reason: sentText,
  method: sentOr(z.enum(acceptanceMethods), "code"),
  /** The local day on which a client accepted otherwise than here; "" of one who answered here. */
  accepted_on: sentText,
  /** The number of the client's own order. */
  order_number: sentText,
  /** SHA-256 of the record of an acceptance, which its certificate shows. */
  record_sha256: sentText,
});
export type ClientAnswer = z.infer<typeof clientAnswer>;

/** One message of the conversation about a document. */
export const question = z.object({
  id,
  at: z.string(),
  /** Who wrote: somebody of the client, or of the agency. */
  name: z.string(),
  is_agency: z.boolean(),
  /** The line that it is about; null of the whole. */
  item_id: z.number().int().nullable(),
  text: z.string(),
});
export type Question = z.infer<typeof question>;
export const questionList = listOf(question);

/** A document that the client has signed elsewhere and sent, as it is kept. */
export const sentFile = z.object({
  file: z.string(),
  at: z.string(),
  by: z.string(),
  name: z.string(),
  size: z.number(),
});
export type ClientsFile = z.infer<typeof sentFile>;

/** A document as a client reads it by a link. Nothing else of the installation is in it. */
export const onlineDocument = z.object({
  document: sentOr(z.enum(mailedKinds), "estimate"),
  state: z.enum(linkStates),
  number: z.string(),
  language,
  /** When it was sent, ISO 8601 in UTC. */
  sent_at: z.string(),
  valid_until: z.string(),
  title: z.string(),
  /** How the agency looked when it was sent: also of what is not shown any more. Null where a backend does not say. */
  brand: sentOrNull(frozenBrand),
  /** Who sent it, to be asked. */
  sender: z.object({ name: z.string(), email: z.string() }),
  /** The addresses that it was sent to, so far covered that only who knows them recognises them. */
  recipients: z.array(z.string()),
  /** Null where it is not shown any more. */
  content: frozenDocument.nullable(),
  /** What is owed by now; null of what asks for no money, and of what is not shown any more. */
  owed: sentOrNull(owed),
  /** The number of the credit note that a voided document was taken back with. */
  credited_by: sentText,
  /** What is chosen by now of what the client has a choice about, or was when it was accepted: lines by their ids. */
  chosen: sentOr(z.array(z.number().int()), []),
  /** SHA-256 of the text of the content; "" where there is none. */
  content_sha256: sentText,
  pdf_name: sentText,
  answer: clientAnswer.nullable(),
  /** Whether it was accepted by this link, which then has the certificate as well. */
  has_proof: z.boolean(),
  questions: sentOr(z.array(question), []),
  /** What was sent at the link itself, the first one first. */
  signed: sentOr(z.array(sentFile), []),
});
export type OnlineDocument = z.infer<typeof onlineDocument>;

/** An address of which the ends of the name and the domain are told: "a•••a@firma.lv"; of a short one the domain alone. */
export function coveredAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const name = at > 2 ? `${address.slice(0, 1)}•••${address.slice(at - 1, at)}` : "•••";
  return name + address.slice(at);
}

const chosenLine = z.coerce.number({ error: "errors.choice" }).int("errors.choice");

const person = { name: requiredText(120), role: optionalText(120) };

/** What a client chooses: the lines that are chosen of those that there is a choice about, by their ids. */
export const choiceInput = z.object({
  chosen: z.array(chosenLine, "errors.choice").max(2_500, "errors.choice").default([]),
});

/** The same as it is kept, with what the document comes to by it. */
export const keptChoice = z.object({
  chosen: z.array(z.number().int()),
  net_cents: z.number().int(),
  total_cents: z.number().int(),
});

/** Who asks for the code that an acceptance needs. `recipient` is a place among the addresses. */
export const codeInput = z.object({
  ...person,
  recipient: z.coerce
    .number({ error: "errors.choice" })
    .int("errors.choice")
    .min(0, "errors.choice")
    .default(0),
  /** Whether the terms were read; there has to be a tick where there are terms. */
  has_agreed: z.boolean({ error: "errors.choice" }).default(false),
  /** What was seen chosen; left out where there is no choice. */
  ...choiceInput.shape,
});

/** The code as it came by mail; spaces between its digits do not matter. */
export const acceptanceInput = z.object({
  /** Names the code; without one there is none. */
  request: optionalText(64),
  code: requiredText(20).transform((typed) => typed.replace(/[\s-]/g, "")),
  /** What was drawn as a signature, which nobody has to: strokes (signature.ts). */
  signature: drawnSignature,
});

export const refusalInput = z.object({
  name: requiredText(120),
  reason: requiredLines(2_000),
});

/** Who has signed a document elsewhere; the file comes beside it. */
export const signedFileInput = z.object(person);

export const questionInput = z.object({
  name: requiredText(120),
  text: requiredLines(4_000),
  item_id: id.nullish(),
});

/** A code that is on its way: what the acceptance names it by, and where it went. */
export const codeSent = z.object({ request: z.string(), email: z.string() });

/** What is told of a link inside the agency, beside the mail that it went with. */
export const documentLink = z.object({
  id,
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
  state: z.enum(linkStates),
  valid_until: z.string(),
  /** When it was opened first and last, and how many times; visits within half an hour are one. */
  opened_at: z.string().nullable(),
  last_opened_at: z.string().nullable(),
  opened: z.number().int(),
  downloaded_at: z.string().nullable(),
  /** When the client last asked something at it, or sent a signed document. */
  last_wrote_at: sentOrNull(z.string()),
  /** What the client has chosen by now, and what that comes to; null of who has not chosen anything. */
  choice: sentOrNull(z.object({ at: z.string(), names: z.array(z.string()), net_cents: z.number().int() })),
  answer: clientAnswer.nullable(),
});
export type DocumentLink = z.infer<typeof documentLink>;

/** What the agency does with a link: takes it back, or has it hold until a date again. */
export const linkPatch = z.object({
  is_revoked: z.boolean({ error: "errors.choice" }).optional(),
  valid_until: z.iso.date({ error: "errors.date" }).optional(),
});
