import type { InboxItem } from "#model/inbox/inbox.ts";

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
