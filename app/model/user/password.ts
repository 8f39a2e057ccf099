import { z } from "zod";
import { passwordLength } from "./password-length.ts";

/**
 * A new password: 12 to 128 characters, not a few of them repeated. Whether it is one that everybody uses, or made of
 * its owner's name, the backend says (front/guessable.ts).
 */
export const newPassword = z
  .string({ error: "errors.password_required" })
  .min(1, "errors.password_required")
  .min(passwordLength.min, "errors.password_short")
  .max(passwordLength.max, "errors.too_long")
  .refine((text) => new Set(text).size > 3, "errors.password_guessed");

export const passwordInput = z.object({ password: newPassword });

/** "Parolēm ir jāsakrīt" (specification §5). */
export const passwordsMatch = {
  check: (form: { password: string; password_confirmation: string }) =>
    form.password === form.password_confirmation,
  at: { path: ["password_confirmation"], message: "errors.password_match" },
};

/** A new password and its repetition. */
export const renewalInput = z
  .object({
    password: newPassword,
    password_confirmation: z.string({ error: "errors.password_required" }).min(1, "errors.password_required"),
  })
  .refine(passwordsMatch.check, passwordsMatch.at);
