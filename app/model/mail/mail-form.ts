import { z } from "zod";
import { email, language, requiredLines, requiredText } from "../answer/fields.ts";
import { withValue } from "../text/message.ts";

/** The addresses in a text: alone or as `Name <address>`, between commas, semicolons or spaces. */
const addressesIn = (typed: string): string[] =>
  typed.split(/[,;\n]+/).flatMap((part) => {
    const [, named] = /<([^<>]+)>/.exec(part) ?? [];
    return named ? [named.trim()] : part.split(/\s+/).filter(Boolean);
  });

const typedAddresses = z
  .string()
  .max(4_000, "errors.too_long")
  .default("")
  .transform((typed, context) => {
    const read = addressesIn(typed).map((address) => ({ address, checked: email.safeParse(address) }));
    const wrong = read.filter(({ checked }) => !checked.success).map(({ address }) => address);
    // All are named: among several nobody finds them.
    if (wrong.length > 0) context.addIssue(withValue("errors.wrong_address", wrong.join(", ")));
    return read.flatMap(({ checked }) => checked.data ?? []);
  });

/** A mail with a document as it is written in a form: known people are ticked, others are typed. */
export const mailForm = z
  .object({
    to: z.array(email).default([]),
    others: typedAddresses,
    cc: typedAddresses,
    copy: z.boolean().default(false),
    with_link: z.boolean().default(false),
    with_einvoice: z.boolean().default(false),
    subject: requiredText(200),
    text: requiredLines(10_000),
    lang: language,
    files: z.array(z.coerce.number().int().positive()).default([]),
  })
  .refine(({ to, others }) => to.length + others.length > 0, {
    path: ["others"],
    error: "mails.no_recipient",
  });
