import { z } from "zod";

/** Characters a password has at least; long rather than complicated (NIST SP 800-63B, ASVS 6.2). */
export const passwordLength = { min: 12, max: 128 };

/** Passwords of twelve characters and more that stand in every list of the guessed ones. */
const guessedFirst = new Set([
  "123456789012",
  "1234567890123",
  "12345678901234",
  "123123123123",
  "111111111111",
  "qwertyuiop12",
  "qwertyuiop123",
  "qwertyuiopas",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "passwordpassword",
  "password1234",
  "password12345",
  "password123456",
  "adminadminadmin",
  "administrator",
  "letmeinletmein",
  "iloveyou1234",
  "welcome12345",
  "changeme1234",
  "parole123456",
]);

/** A new password: 12 to 128 characters, not one character repeated, not among the most guessed. */
export const newPassword = z
  .string({ error: "errors.password_required" })
  .min(1, "errors.password_required")
  .min(passwordLength.min, "errors.password_short")
  .max(passwordLength.max, "errors.too_long")
  .refine(
    (text) => new Set(text).size > 3 && !guessedFirst.has(text.toLowerCase()),
    "errors.password_guessed",
  );

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
