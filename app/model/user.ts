import { z } from "zod";
import { lenient } from "./answer";
import { email, id, language } from "./fields";
import { defaultLanguage } from "./language";

export const manageCalendar = "manage_calendar";

/** A user as `GET /user` shows it (specification §3). */
export const user = z.object({
  id,
  name: z.string(),
  email: z.string().default(""),
  role_id: z.number().int(),
  role: z.object({ id: z.number().int(), name: z.string().default("") }).nullish(),
  is_active: z.coerce.boolean().default(true),
  language: lenient(language, defaultLanguage),
  permissions: z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? []),
});
export type User = z.infer<typeof user>;

export const loginInput = z.object({
  email,
  password: z
    .string({ error: "errors.password_required" })
    .min(1, "errors.password_required")
    .max(200, "errors.too_long"),
});

/** Own settings; in this form only what is sent is changed. */
export const ownInformation = z.object({ language: language.optional() });

export const renewalRequest = z.object({ email });
