import { z } from "zod";
import { sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { optionalEmail } from "../answer/fields.ts";
import { recordKinds, recordStates } from "./sender-domain.ts";

/** A record of DNS that a sender's domain needs, and what the last check found. */
export const senderRecord = z.object({
  kind: z.enum(recordKinds),
  type: z.enum(["MX", "TXT"]),
  name: z.string(),
  /** What to enter, each as a record; none where the portal's operator has it. */
  values: sentOr(z.array(z.string()), []),
  /** Null while nothing was checked. */
  state: sentOrNull(z.enum(recordStates)),
  /** What stands there instead. */
  found: sentOr(z.array(z.string()), []),
});
export type SenderRecord = z.infer<typeof senderRecord>;

/** The address that mails to clients are sent from. */
export const mailSender = z.object({
  /** The agency's own; "" where there is none. */
  address: sentText,
  /** The product's, from which they are sent otherwise. */
  product_address: sentText,
  /** Whether mails are sent from the agency's own today. */
  is_used: z.boolean().default(false),
  records: sentOr(z.array(senderRecord), []),
  /** When DNS was asked last, an ISO 8601 timestamp. */
  checked_at: sentOrNull(z.string()),
  /** Since when the post does not take mails of this domain, although its records stand. */
  refused_at: sentOrNull(z.string()),
  version: z.number().int().default(1),
});
export type MailSender = z.infer<typeof mailSender>;

export const mailSenderInput = z.object({ address: optionalEmail });
