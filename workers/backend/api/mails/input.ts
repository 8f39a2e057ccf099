import { z } from "zod";
import { email, id, language, requiredLines, requiredText } from "#model/answer/fields.ts";

/** Addresses of a field at most: the post takes fifty of a mail. */
const most = 15;

const addresses = (error: string) =>
  z
    .array(email, { error })
    .max(most, "errors.too_many_addresses")
    .refine((sent) => new Set(sent).size === sent.length, "errors.address_twice");

/** The fields of a mail with a document. `lang` is the language of the PDF. */
export const mailFields = z.object({
  to: addresses("errors.email_required").min(1, "errors.email_required"),
  cc: addresses("errors.text")
    .nullish()
    .transform((sent) => sent ?? []),
  /** Whether the sender gets a copy. */
  copy: z.boolean({ error: "errors.choice" }).default(false),
  subject: requiredText(200),
  text: requiredLines(10_000),
  lang: language,
  /** Whether a link to the document goes along, where the client reads and answers it. */
  with_link: z.boolean({ error: "errors.choice" }).default(false),
  /** Whether the e-invoice of an invoice goes along. */
  with_einvoice: z.boolean({ error: "errors.choice" }).default(false),
  /** Files of the document's estimate that go along, by their ids. */
  files: z
    .array(id)
    .max(20, "errors.too_many")
    .nullish()
    .transform((sent) => [...new Set(sent)]),
});

/** Who is written to already gets no copy. */
export const eachOnce = <Sent extends { to: string[]; cc: string[] }>(sent: Sent): Sent => ({
  ...sent,
  cc: sent.cc.filter((address) => !sent.to.includes(address)),
});

/** What a document is mailed with. */
export const documentMailInput = mailFields.transform(eachOnce);
export type DocumentMailInput = z.infer<typeof documentMailInput>;
