import { z } from "zod";
import { sentOrNull } from "../answer/answer.ts";
import { id, language, optionalLines, optionalText, requiredText, typedDate } from "../answer/fields.ts";
import { clientAnswer } from "./document.ts";
import { otherMethods } from "./methods.ts";

/**
 * An acceptance that did not come by a link, as somebody of the agency notes it. The file comes beside it; an order has a
 * number, and words are said in the note, or nothing would tell what was accepted.
 */
export const acceptedOtherwise = z
  .object({
    name: requiredText(120),
    role: optionalText(120),
    accepted_on: typedDate,
    method: z.enum(otherMethods, { error: "errors.choice" }),
    order_number: optionalText(100),
    note: optionalLines(2_000),
    /** The language of the document, where it was sent in none yet. */
    lang: language,
    /** A file that the client has sent, instead of one that comes along. */
    signed_file_id: z.union([z.literal("").transform(() => null), id]).nullish(),
  })
  .check(({ value, issues }) => {
    const lacks = (path: "order_number" | "note") =>
      issues.push({ code: "custom", path: [path], message: "errors.required", input: value[path] });
    if (value.method === "order" && value.order_number === "") lacks("order_number");
    if (value.method === "words" && value.note === "") lacks("note");
  });
export type AcceptedOtherwise = z.infer<typeof acceptedOtherwise>;

/** A document that was signed elsewhere, kept as it came. */
export const signedFile = z.object({
  id,
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Who sent it, as they said; of one from inside, who accepted. */
  by: z.string(),
  role: z.string(),
  /** Whether the client has sent it. */
  is_clients: z.boolean(),
  name: z.string(),
  mime_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string(),
  url: z.string(),
});
export type SignedFile = z.infer<typeof signedFile>;

/** An acceptance of an estimate, as the agency reads it. */
export const acceptance = clientAnswer.extend({
  id,
  /** Who has noted it; null of one that came with a code. */
  noted_by: z.string().nullable(),
  file: signedFile.nullable(),
});
export type Acceptance = z.infer<typeof acceptance>;

/** How an estimate was accepted, the first time first, and what clients have sent that waits to be looked at. */
export const estimateAcceptances = z.object({
  accepted: z.array(acceptance),
  waiting: z.array(signedFile),
  /** By which of them the estimate stands approved, by its id; null where it is none. */
  approved_by: sentOrNull(id),
  /** Whether it was accepted, and says by now what nobody has accepted. */
  differs: z.coerce.boolean().default(false),
});
export type EstimateAcceptances = z.infer<typeof estimateAcceptances>;
