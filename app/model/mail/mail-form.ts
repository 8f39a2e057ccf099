import { z } from "zod";
import { email, language, lines, requiredText } from "../answer/fields.ts";

/** Addresses as people type them in one field, between commas, semicolons or spaces. */
const typedAddresses = z
  .string()
  .max(4_000, "errors.too_long")
  .default("")
  .transform((typed, context) =>
    typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((one) => {
        const read = email.safeParse(one);
        if (!read.success) context.addIssue("errors.email");
        return read.data ?? "";
      }),
  );

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
  })
  .refine(({ to, others }) => to.length + others.length > 0, {
    path: ["others"],
    error: "errors.email_required",
  });
