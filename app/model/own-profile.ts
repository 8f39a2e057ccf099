import { z } from "zod";
import { email, language, requiredText } from "./fields";
import { newPassword, passwordsMatch } from "./password";

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

/** The form of one's own data: everything in it is needed (specification §5). */
export const ownProfile = z
  .object({
    name: requiredText(120),
    email,
    language,
    current_password: currentPassword,
    password: newPassword,
    password_confirmation: z.string({ error: "errors.password_required" }).min(1, "errors.password_required"),
  })
  .refine(passwordsMatch.check, passwordsMatch.at);
