import { z } from "zod";
import { lenient, one, paged, sentOr, sentOrNull } from "../answer/answer.ts";
import { email, id, language, oneOf, requiredText } from "../answer/fields.ts";
import { withReferences } from "../answer/references.ts";
import { defaultLanguage } from "../text/language.ts";
import { newPassword } from "./password.ts";
import { roleIds } from "./role.ts";

/** A user as `GET /user` shows it (specification §3). */
const shown = z.object({
  id,
  name: z.string(),
  email: z.string().default(""),
  role_id: z.number().int(),
  role: sentOrNull(z.object({ id: z.number().int(), name: z.string().default("") })),
  /** The job position of an employee: an agency item. */
  stock_item: sentOrNull(z.object({ id, name: z.string().default("") })),
  is_active: z.coerce.boolean().default(true),
  language: lenient(language, defaultLanguage),
  permissions: sentOr(z.array(z.string()), []),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
  /** Of one's own record: unread items of the inbox. Absent of colleagues, and of a backend that has no inbox. */
  inbox_unread: z.number().int().optional(),
});
/** A role and a job position are rows or their ids (specification §3). */
const references = { role_id: "role", stock_item_id: "stock_item" };
export const user = withReferences(references, shown);
export type User = z.infer<typeof user>;
export const userPage = paged(user);

/** What `GET /users/create` offers to choose from (specification §3, §7). */
export const userChoices = one(
  z.object({
    roles: z.array(z.object({ id, display_name: z.string().default("") })).default([]),
    stock_items: z.array(z.object({ id, name: z.string().default("") })).default([]),
  }),
);

const roleId = oneOf(Object.values(roleIds), "errors.role_required");

const fields = z.object({
  name: requiredText(120),
  email,
  role_id: roleId,
  stock_item_id: id.nullish(),
  manage_calendar: z.boolean({ error: "errors.choice" }).default(false),
  /** Not said to a backend that knows nothing of it. */
  bookkeeping: z.boolean({ error: "errors.choice" }).optional(),
  is_active: z.boolean({ error: "errors.choice" }).default(true),
});

/** Only employees have a job position, and only users may hold permissions (specification §5). */
const tidied = <Person extends z.infer<typeof fields>>(person: Person) => ({
  ...person,
  stock_item_id: person.role_id === roleIds.employee ? (person.stock_item_id ?? null) : null,
  manage_calendar: person.role_id === roleIds.user && person.manage_calendar,
  bookkeeping: person.role_id === roleIds.user && person.bookkeeping === true,
});

/** The form of a person. A password may be set, or left to the person, who gets a link by mail. */
export const userForm = fields.extend({ password: newPassword.nullish() });

/** A person as an administrator enters one: what was sent, and what the role makes of it. */
export const sentUser = withReferences(references, userForm);
export const userInput = withReferences(references, userForm.transform(tidied));
export type UserInput = z.infer<typeof userInput>;

/** A change of some fields; they are checked together with the rest of the person. */
export const userPatch = withReferences(
  references,
  z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    role_id: z.union([z.number(), z.string()]).optional(),
    stock_item_id: z.union([z.number(), z.string()]).nullish(),
    manage_calendar: z.boolean({ error: "errors.choice" }).optional(),
    bookkeeping: z.boolean({ error: "errors.choice" }).optional(),
    is_active: z.boolean({ error: "errors.choice" }).optional(),
    password: newPassword.nullish(),
  }),
);

export const loginInput = z.object({
  email,
  password: z
    .string({ error: "errors.password_required" })
    .min(1, "errors.password_required")
    .max(200, "errors.too_long"),
});

export const renewalRequest = z.object({ email });
