import type { CalendarEntry } from "#model/calendar/entry.ts";

type WorkType = CalendarEntry["work_type"];
type Person = CalendarEntry["changed_by"];

/** An entry as the page hands it to the browser: what it says, in an order of its own. */
export type PackedEntry = [
  calendar_id: number,
  date: string,
  start_time_id: number,
  duration: number,
  user_id: number,
  project_id: number | null,
  work_type_id: number | null,
  work_type: WorkType,
  customer: string,
  name: string,
  short_name: string,
  description: string,
  link: string,
  changed_by: Person,
  version: number,
];

/**
 * Entries without the names of their fields, which weigh more than what they say: of thousands, three quarters of the
 * hand-over. What says the same is one object, which is handed over once.
 */
export function packEntries(entries: readonly CalendarEntry[]): PackedEntry[] {
  const workTypes = sharing<NonNullable<WorkType>>();
  const people = sharing<NonNullable<Person>>();
  return entries.map((entry) => [
    entry.calendar_id,
    entry.date,
    entry.start_time_id,
    entry.duration,
    entry.user_id,
    entry.project_id,
    entry.work_type_id,
    entry.work_type && workTypes(entry.work_type),
    entry.customer,
    entry.name,
    entry.short_name,
    entry.description,
    entry.link,
    entry.changed_by && people(entry.changed_by),
    entry.version,
  ]);
}

/** Gives the first object that said the same. */
function sharing<Item extends object>(): (item: Item) => Item {
  const known = new Map<string, Item>();
  return (item) => {
    const said = JSON.stringify(item);
    const first = known.get(said) ?? item;
    known.set(said, first);
    return first;
  };
}

/** The entries of a hand-over. What the specification says twice of them follows from the rest, and no screen reads it. */
export const unpackEntries = (packed: readonly PackedEntry[]): CalendarEntry[] =>
  packed.map(
    ([
      calendar_id,
      date,
      start_time_id,
      duration,
      user_id,
      project_id,
      work_type_id,
      work_type,
      customer,
      name,
      short_name,
      description,
      link,
      changed_by,
      version,
    ]) => ({
      calendar_id,
      date,
      start_time_id,
      duration,
      user_id,
      project_id,
      work_type_id,
      work_type,
      customer,
      name,
      short_name,
      description,
      link,
      changed_by,
      version,
      id: project_id,
      time_id: [start_time_id, duration],
      cell: "",
    }),
  );
