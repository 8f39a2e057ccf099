import type { InboxItem } from "#model/inbox/inbox.ts";
import { isOpen, screens } from "#model/list/screens.ts";
import { manageCalendar, type Role } from "#model/user/role.ts";

/** Of whom the inbox is, and what is told to them. */
export interface Reader {
  id: number;
  /** Whether it is told of projects: not to employees, nor without the modules. */
  hasProjects: boolean;
  hasCosts: boolean;
  hasCalendar: boolean;
  /** Whether the work of all is theirs to plan. */
  plans: boolean;
}

/** An item before it is known how far it was read. */
export type Unmarked<Item extends InboxItem> = Item extends unknown ? Omit<Item, "is_unread"> : never;

interface Person {
  id: number;
  role: Role;
  modules: readonly string[];
  permissions: readonly string[];
}

/** Whose inbox it is, and what it tells them. */
export const readerOf = ({ id, role, modules, permissions }: Person): Reader => ({
  id,
  hasProjects: isOpen(screens.projects, { role, modules }),
  hasCosts: isOpen(screens.costs, { role, modules }),
  hasCalendar: isOpen(screens.calendar, { role, modules }),
  plans: role === "admin" || permissions.includes(manageCalendar),
});
