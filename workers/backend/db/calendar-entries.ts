import { aliasedTable, and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import { endOf } from "#model/calendar/rules.ts";
import { addDays, cellKey, mondayOf } from "#model/date/week.ts";
import { clients } from "./clients.ts";
import type { Database } from "./database.ts";
import { projects } from "./projects.ts";
import { isOther, versionAfter } from "./rows.ts";
import { users } from "./users.ts";
import { workTypes } from "./work-types.ts";

/** Who does what when. An entry has no project when it is additional work (specification 2.6). */
export const calendarEntries = sqliteTable(
  "calendar_entries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Local, yyyy-MM-dd. */
    date: text().notNull(),
    /** The hour of the day at which it begins. */
    start_time_id: integer().notNull(),
    /** Hours. */
    duration: integer().notNull(),
    project_id: integer().references(() => projects.id),
    work_type_id: integer().references(() => workTypes.id),
    description: text().notNull().default(""),
    link: text().notNull().default(""),
    changed_by: integer()
      .notNull()
      .references(() => users.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("calendar_entries_date").on(table.date),
    // With all that hours are summed of, so that reports need no look at the rows.
    index("calendar_entries_project").on(table.project_id, table.user_id, table.date, table.duration),
    index("calendar_entries_user").on(table.user_id),
    index("calendar_entries_work_type").on(table.work_type_id),
    index("calendar_entries_changed_by").on(table.changed_by),
  ],
);

/** The hours that entries occupy, one row each. Its key keeps two entries from one hour of an employee (domain H9). */
export const calendarSlots = sqliteTable(
  "calendar_slots",
  {
    user_id: integer().notNull(),
    date: text().notNull(),
    slot: integer().notNull(),
    entry_id: integer()
      .notNull()
      .references(() => calendarEntries.id),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.date, table.slot] }),
    index("calendar_slots_entry").on(table.entry_id),
  ],
);

/** What an entry is made of. */
export interface Plan extends Place {
  project_id: number | null;
  work_type_id: number | null;
  description: string;
  link: string;
}

const changers = aliasedTable(users, "changers");

const shown = {
  entry: calendarEntries,
  project: { name: projects.name, short_name: projects.short_name },
  customer: clients.name,
  work_type: { id: workTypes.id, name: workTypes.name, color: workTypes.color },
  changed_by: { id: changers.id, name: changers.name },
};

const select = (database: Database) =>
  database
    .select(shown)
    .from(calendarEntries)
    .innerJoin(changers, eq(changers.id, calendarEntries.changed_by))
    .leftJoin(projects, eq(projects.id, calendarEntries.project_id))
    .leftJoin(clients, eq(clients.id, projects.client_id))
    .leftJoin(workTypes, eq(workTypes.id, calendarEntries.work_type_id));
type Row = NonNullable<ReturnType<ReturnType<typeof select>["get"]>>;

const show = ({ entry: { id, ...entry }, project, customer, work_type, changed_by }: Row): CalendarEntry => ({
  ...entry,
  calendar_id: id,
  work_type,
  customer: customer ?? "",
  name: project?.name ?? "",
  short_name: project?.short_name ?? "",
  changed_by,
  id: entry.project_id,
  time_id: [entry.start_time_id, entry.duration],
  cell: cellKey(entry),
});

/** The rows of the planning week that a local date lies in. */
export const inWeek = (date: string) =>
  and(gte(calendarEntries.date, mondayOf(date)), lt(calendarEntries.date, addDays(mondayOf(date), 5)));

/** The entries of the planning week that a local date lies in, in order of time. */
export const listEntries = (database: Database, date: string): CalendarEntry[] =>
  select(database)
    .where(inWeek(date))
    .orderBy(asc(calendarEntries.date), asc(calendarEntries.start_time_id), asc(calendarEntries.id))
    .all()
    .map(show);

export function findEntry(database: Database, id: number): CalendarEntry | undefined {
  const row = select(database).where(eq(calendarEntries.id, id)).get();
  return row && show(row);
}

/** The first entry, other than `except`, that has an hour of a place. */
export function holderOf(database: Database, place: Place, except?: number): CalendarEntry | undefined {
  const taken = database
    .select({ id: calendarSlots.entry_id })
    .from(calendarSlots)
    .where(
      and(
        eq(calendarSlots.user_id, place.user_id),
        eq(calendarSlots.date, place.date),
        gte(calendarSlots.slot, place.start_time_id),
        lt(calendarSlots.slot, endOf(place)),
        except === undefined ? undefined : ne(calendarSlots.entry_id, except),
      ),
    )
    .orderBy(asc(calendarSlots.slot))
    .limit(1)
    .get();
  return taken && findEntry(database, taken.id);
}

/** Adds an entry; the caller's transaction fails when one of its hours is occupied. */
export function insertEntry(database: Database, plan: Plan, changed_by: number): number {
  const { id } = database
    .insert(calendarEntries)
    .values({ ...plan, changed_by })
    .returning({ id: calendarEntries.id })
    .get();
  occupy(database, id, plan);
  return id;
}

/** Puts an entry back under its own id, a version on; fails like {@link insertEntry}. */
export function restoreEntry(
  database: Database,
  { calendar_id: id, version }: Pick<CalendarEntry, "calendar_id" | "version">,
  plan: Plan,
  changed_by: number,
): void {
  database
    .insert(calendarEntries)
    .values({ ...plan, id, changed_by, version: version + 1 })
    .run();
  occupy(database, id, plan);
}

/** Changes an entry and the hours that it occupies; fails like {@link insertEntry}. */
export function updateEntry(database: Database, id: number, plan: Plan, changed_by: number): void {
  database
    .update(calendarEntries)
    .set({
      ...plan,
      changed_by: sql`iif(${isOther(calendarEntries, plan)}, ${changed_by}, ${calendarEntries.changed_by})`,
      version: versionAfter(calendarEntries, plan),
    })
    .where(eq(calendarEntries.id, id))
    .run();
  vacate(database, id);
  occupy(database, id, plan);
}

export function deleteEntry(database: Database, id: number): void {
  vacate(database, id);
  database.delete(calendarEntries).where(eq(calendarEntries.id, id)).run();
}

/** A day has 24 hours, so that one statement stays under the 100 parameters that production takes. */
const occupy = (database: Database, entry_id: number, { user_id, date, start_time_id, duration }: Place) =>
  database
    .insert(calendarSlots)
    .values(
      Array.from({ length: duration }, (_, hour) => ({
        user_id,
        date,
        slot: start_time_id + hour,
        entry_id,
      })),
    )
    .run();

const vacate = (database: Database, id: number) =>
  database.delete(calendarSlots).where(eq(calendarSlots.entry_id, id)).run();
