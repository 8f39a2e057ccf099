import { today } from "#model/date/dates.ts";
import { type InboxItem, type InboxItemOf, inboxKinds, keysOfKinds } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { listEntries } from "../history.ts";
import { memory } from "../memo.ts";
import { listApprovals } from "./approvals.ts";
import { listChanges } from "./changes.ts";
import { listAnswered } from "./clients.ts";
import { listLostMails } from "./mails.ts";
import { listOverdue } from "./overdue.ts";
import { listQuestioned } from "./questions.ts";
import type { Reader, Unmarked } from "./reader.ts";
import { noteRead, readMarks } from "./reads.ts";
import { listSkipped } from "./recurring.ts";
import { listSigned } from "./signed-files.ts";
import { listUnreached } from "./unreached.ts";
import { listShortWeeks } from "./weeks.ts";

/** Of a project's changes, those that are told with their words; and of how many projects they are at most. */
const told = { changes: 3, projects: 30 };

/** What waits for somebody, with all that is told of it. */
export function readInbox(
  database: Database,
  reader: Reader,
): { data: InboxItem[]; meta: { unread: number } } {
  const marks = readMarks(database, reader.id);
  const data = listItems(database, reader).map((item) => marked(item, marks));
  return { data, meta: { unread: data.filter(({ is_unread }) => is_unread).length } };
}

/** The same without the words of changes, and of it what is not read. */
export function listUnread(database: Database, reader: Reader): InboxItem[] {
  const marks = readMarks(database, reader.id);
  return listItems(database, reader, false)
    .map((item) => marked(item, marks))
    .filter(({ is_unread }) => is_unread);
}

const counts = memory<number>();

/** How much of it is not read yet: asked with every page, and counted once for each change of anything. */
export const recallUnread = (database: Database, reader: Reader): number =>
  counts(database, `${today()} ${JSON.stringify(reader)}`, () => countUnread(database, reader));

/** The same within a transaction. */
export const countUnread = (database: Database, reader: Reader): number =>
  listUnread(database, reader).length;

type Kind = InboxItem["kind"];

/** Where the items of each kind come from; `isTold` where the words of changes are wanted as well. */
const sources: {
  [Name in Kind]: (database: Database, reader: Reader, isTold: boolean) => Unmarked<InboxItemOf<Name>>[];
} = {
  question: (database, { id }) => listQuestioned(database, id),
  signed_file: (database, { id }) => listSigned(database, id),
  answer: (database, { id }) => listAnswered(database, id),
  mail: (database, { id }) => listLostMails(database, id),
  unreached: (database, { id }) => listUnreached(database, id),
  recurring: (database, { id }) => listSkipped(database, id),
  approval: (database, { id }) => listApprovals(database, id),
  overdue: (database, { id }) => listOverdue(database, id, today()),
  week: (database, reader) => listShortWeeks(database, reader, today()),
  changes: (database, reader, isTold) =>
    listChanges(database, reader).map(({ events, ...item }, place) => {
      const isInWords = isTold && place < told.projects;
      const entries = isInWords ? listEntries(database, events.slice(0, told.changes)) : [];
      return { ...item, entries };
    }),
};

/** The kinds that somebody is told of. */
function kindsFor({ hasProjects, hasCalendar }: Reader): Kind[] {
  const has = { projects: hasProjects, calendar: hasCalendar };
  return inboxKinds.filter((kind) => has[keysOfKinds[kind].of]);
}

const listItems = (database: Database, reader: Reader, isTold = true): Unmarked<InboxItem>[] =>
  kindsFor(reader).flatMap<Unmarked<InboxItem>>((kind) => sources[kind](database, reader, isTold));

/**
 * Notes that somebody has read items as far as they say. Only what waits is noted, and only of that it is kept: what is not
 * there any more would be kept for nothing.
 */
export function readItemsOf(
  database: Database,
  reader: Reader,
  read: readonly Pick<InboxItem, "key" | "mark">[],
): void {
  const marks = new Map(listItems(database, reader, false).map(({ key, mark }) => [key, mark]));
  const known = read.flatMap(({ key, mark }) => {
    const newest = marks.get(key);
    return newest === undefined ? [] : { key, mark: Math.min(mark, newest) };
  });
  // Of kinds that are not looked at, as their module is off for an hour, nothing is known.
  const kinds = kindsFor(reader).map((kind) => keysOfKinds[kind].prefix);
  noteRead(database, reader.id, { read: known, kept: [...marks.keys()], kinds });
}

const isUnread = (marks: ReadonlyMap<string, number>, key: string, mark: number) =>
  (marks.get(key) ?? -1) < mark;

const marked = <Item extends Unmarked<InboxItem>>(item: Item, marks: ReadonlyMap<string, number>) => ({
  ...item,
  is_unread: isUnread(marks, item.key, item.mark),
});
