import { today } from "#model/date/dates.ts";
import type { Inbox, InboxItem } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { listEntries } from "../history.ts";
import { memory } from "../memo.ts";
import { listChanges } from "./changes.ts";
import { listOverdue } from "./overdue.ts";
import { readMarks } from "./reads.ts";
import { listShortWeeks } from "./weeks.ts";

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

/** Of the changes of a project, those that are told with their words. */
const told = 3;

/** What waits for somebody, with all that is told of it. */
export function readInbox(database: Database, reader: Reader): Inbox {
  const marks = readMarks(database, reader.id);
  const data = listItems(database, reader).map((item) => marked(item, marks));
  return { data, meta: { unread: data.filter(({ is_unread }) => is_unread).length } };
}

const counts = memory<number>();

/** How much of it is not read yet: asked with every page, and counted once for each change of anything. */
export const countUnread = (database: Database, reader: Reader): number =>
  counts(database, `${today()} ${JSON.stringify(reader)}`, () => {
    const marks = readMarks(database, reader.id);
    return listItems(database, reader, false).filter(({ key, mark }) => isUnread(marks, key, mark)).length;
  });

function listItems(database: Database, reader: Reader, isTold = true): Unmarked<InboxItem>[] {
  const { approvals, changes } = reader.hasProjects
    ? listChanges(database, reader)
    : { approvals: [], changes: [] };
  return [
    ...approvals,
    ...(reader.hasProjects ? listOverdue(database, reader.id, today()) : []),
    ...(reader.hasCalendar ? listShortWeeks(database, reader, today()) : []),
    ...changes.map(({ events, ...item }) => {
      const entries = isTold ? listEntries(database, events.slice(-told)) : [];
      return { ...item, entries };
    }),
  ];
}

const isUnread = (marks: ReadonlyMap<string, number>, key: string, mark: number) =>
  (marks.get(key) ?? -1) < mark;

const marked = <Item extends Unmarked<InboxItem>>(item: Item, marks: ReadonlyMap<string, number>) => ({
  ...item,
  is_unread: isUnread(marks, item.key, item.mark),
});
