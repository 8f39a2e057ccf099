import type { ModuleKey } from "#model/branding/config.ts";
import { bookkeepingModules } from "#model/user/bookkeeping.ts";
import { bookkeeping, manageCalendar, roleIds } from "#model/user/role.ts";
import type { User, UserInput } from "#model/user/user.ts";
import { readConfig } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { canWorkAs } from "../db/stock-items.ts";
import { findUserByEmail, hasOtherAdministrator } from "../db/users.ts";
import { invalid } from "../operations/errors.ts";

/** A person as a change of some fields begins with. */
export const valuesOf = ({ name, email, role_id, stock_item, is_active, permissions }: User) => ({
  name,
  email,
  role_id,
  stock_item_id: stock_item?.id ?? null,
  is_active,
  manage_calendar: permissions.includes(manageCalendar),
  bookkeeping: permissions.includes(bookkeeping),
});

/** What users may hold, and the modules of which one at least is on where it is given. */
const rights = {
  manage_calendar: ["calendar"],
  bookkeeping: bookkeepingModules,
} as const satisfies Partial<Record<keyof UserInput, readonly ModuleKey[]>>;
const rightNames = ["manage_calendar", "bookkeeping"] as const;

type OfRole = Pick<UserInput, "stock_item_id" | (typeof rightNames)[number]>;

/** Refuses what the role does not have, unless the person had it before: then it is given up with the role. */
export function refuseOthers(
  sent: { [Field in keyof OfRole]?: unknown },
  { stock_item_id, ...held }: OfRole,
  before?: User,
): void {
  const had = before && valuesOf(before);
  const isPosition = [null, stock_item_id, had?.stock_item_id].includes(Number(sent.stock_item_id) || null);
  if (!isPosition) throw invalid("stock_item_id", "errors.not_of_role");
  for (const right of rightNames)
    if (sent[right] === true && !held[right] && !had?.[right]) throw invalid(right, "errors.not_of_role");
}

/** Whether nobody else could manage people any more. */
export const isLastAdministrator = (database: Database, { id, role_id, is_active }: User) =>
  role_id === roleIds.admin && is_active && !hasOtherAdministrator(database, id);

/**
 * What only the database can check: the e-mail address is nobody else's, the job position can be taken, an administrator
 * remains. Without the calendar nobody is its administrator (specification §5); no right is given whose
 * modules are off.
 */
export function check<Input extends UserInput | Omit<UserInput, "password">>(
  database: Database,
  input: Input,
  before?: User,
): Input {
  const holder = findUserByEmail(database, input.email);
  if (holder && holder.id !== before?.id) throw invalid("email", "errors.email_taken");
  const { stock_item_id } = input;
  const isOther = stock_item_id !== null && stock_item_id !== before?.stock_item?.id;
  if (isOther && !canWorkAs(database, stock_item_id)) throw invalid("stock_item_id", "errors.position_gone");
  if (before && isLastAdministrator(database, before)) {
    if (input.role_id !== roleIds.admin) throw invalid("role_id", "errors.last_administrator");
    if (!input.is_active) throw invalid("is_active", "errors.last_administrator");
  }
  const { modules } = readConfig(database);
  const had = before && valuesOf(before);
  const next = { ...input };
  for (const right of rightNames) {
    const isOn = rights[right].some((key) => modules.includes(key));
    if (input[right] && !isOn && !had?.[right]) throw invalid(right, "errors.module_off");
    // Books that are off for a while are kept by the same people once they are on again.
    if (right !== "bookkeeping") next[right] = input[right] && isOn;
  }
  return next;
}

/**
 * One's own keys to sign in are changed with the current password, which only one's own profile asks for: anyone who finds
 * an unlocked screen of an administrator is not to keep the account.
 */
export function refuseOwnKeys(own: User, email: string | undefined, passwordHash: string | null): void {
  const isOther = email !== undefined && email.trim().toLowerCase() !== own.email;
  if (isOther) throw invalid("email", "users.own_keys");
  if (passwordHash !== null) throw invalid("password", "users.own_keys");
}
