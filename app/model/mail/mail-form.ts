import { z } from "zod";
import { email, language, lines, requiredText } from "../answer/fields.ts";

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
    const read = z.array(email).safeParse(addressesIn(typed));
    if (!read.success) context.addIssue("errors.email");
    return read.data ?? [];
  });

/** A mail with a document as it is written in a form: known people are ticked, others are typed. */
export const mailForm = z
  .object({
    to: z.array(email).default([]),
    others: typedAddresses,
    cc: typedAddresses,
    copy: z.boolean().default(false),
    subject: requiredText(200),
    text: lines(10_000).min(1, "errors.required"),
    lang: language,
    files: z.array(z.coerce.number().int().positive()).default([]),
  })
  .refine(({ to, others }) => to.length + others.length > 0, {
    path: ["others"],
    error: "mails.no_recipient",
  });
