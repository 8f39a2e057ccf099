import { z } from "zod";
import { email, language, requiredText } from "../answer/fields.ts";
import { isOtherKey } from "./other-key.ts";
import { newPassword, passwordsMatch } from "./password.ts";

const currentPassword = z
  .string({ error: "errors.password_required" })
  .min(1, "errors.password_required")
  .max(200, "errors.too_long");

/** Own settings; only what is sent is changed. Another e-mail address needs the password: it is the key to sign in. */
export const ownInformation = z.object({
  name: requiredText(120).optional(),
  email: email.optional(),
  language: language.optional(),
  current_password: currentPassword.optional(),
});

/** A new password of one's own. */
export const ownPassword = z.object({ password: newPassword, current_password: currentPassword });

const repetition = z.string({ error: "errors.password_required" }).min(1, "errors.password_required");

/** The form of one's own password (domain H23): everything in it is needed. */
export const passwordForm = z
  .object({ current_password: currentPassword, password: newPassword, password_confirmation: repetition })
  .refine(passwordsMatch.check, passwordsMatch.at);

/**
 * The form of one's own data (specification §5). `own` is the e-mail address as it is: another one is a key to sign in,
 * and asks for the current password (domain H23).
 */
export const dataForm = z
  .object({
    name: requiredText(120),
    email,
    language,
    own: z.string().default(""),
    current_password: currentPassword.optional(),
  })
  .refine((form) => !isOtherKey(form.email, form.own) || form.current_password !== undefined, {
    path: ["current_password"],
    message: "errors.password_required",
  });
