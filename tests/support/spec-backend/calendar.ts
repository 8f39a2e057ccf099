import { Named, Refusal } from "./answers.ts";
import type { Input } from "./input.ts";
import type { Routes } from "./routing.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

export interface Entry {
  id: number;
  date: string;
  /** The hour of the day at which it starts (§9: the first slot is start hour 8). */
  start_time_id: number;
  duration: number;
  user_id: number;
  project_id: number | null;
  work_type_id: number | null;
  description: string | null;
  link: string | null;
}

const day = 86_400_000;

/** Entries in the week of this Monday. */
export function entries(monday: string) {
  const on = (offset: number) => new Date(Date.parse(monday) + offset * day).toISOString().slice(0, 10);
  const blank = { work_type_id: null, description: null, link: null };
  return new Table<Entry>([
    { ...blank, date: on(0), start_time_id: 9, duration: 2, user_id: 3, project_id: 1, work_type_id: 1 },
    {
      ...blank,
      date: on(1),
      start_time_id: 10,
      duration: 1,
      user_id: 4,
      project_id: 3,
      link: "https://dam.test/7",
    },
    { ...blank, date: on(2), start_time_id: 8, duration: 1, user_id: 3, project_id: null, work_type_id: 2 },
  ]);
}

function cellKey({ date, user_id, start_time_id }: Entry): string {
  const dayOfYear = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / day;
  return [dayOfYear, user_id, start_time_id].join("_");
}

/** The cell model of §3: no date but the key's day of the year. */
function showCell(store: Store, entry: Entry) {
  const project = store.projects.find(entry.project_id);
  const workType = store.workTypes.find(entry.work_type_id);
  return {
    calendar_id: entry.id,
    customer: project ? (store.customers.find(project.customer_id)?.name ?? null) : null,
    description: entry.description,
    id: entry.project_id,
    name: project?.name ?? workType?.name ?? null,
    short_name: project?.short_name ?? null,
    link: entry.link,
    user_id: entry.user_id,
    time_id: [entry.start_time_id, entry.duration],
    work_type: workType ? { id: workType.id, name: workType.name, color: workType.color } : null,
    cell: cellKey(entry),
  };
}

/** The first and last day of the week that is asked for; §7 calls only user_id optional. */
function weekOf(query: URLSearchParams): [string, string] {
  const date = query.get("date") ?? "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new Refusal(422, "The date field is required.", { date: ["The date field is required."] });
  }
  const at = Date.parse(date);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * day;
  const text = (time: number) => new Date(time).toISOString().slice(0, 10);
  return [text(monday), text(monday + 4 * day)];
}

function readEntry(input: Input, known?: Entry): Omit<Entry, "id"> {
  const given = (field: string) => !known || input.has(field);
  return {
    date: given("date") ? input.date("date") : (known?.date ?? ""),
    start_time_id: given("start_time_id") ? input.number("start_time_id") : (known?.start_time_id ?? 8),
    duration: given("duration") ? input.number("duration") : (known?.duration ?? 1),
    user_id: given("user_id") ? input.number("user_id") : (known?.user_id ?? 0),
    project_id: given("project_id") ? input.maybeNumber("project_id") : (known?.project_id ?? null),
    work_type_id: given("work_type_id") ? input.maybeNumber("work_type_id") : (known?.work_type_id ?? null),
    description: given("description") ? input.maybeText("description") : (known?.description ?? null),
    link: given("link") ? input.maybeText("link") : (known?.link ?? null),
  };
}

function refuseOverlap(store: Store, entry: Omit<Entry, "id">, own?: number): void {
  const end = entry.start_time_id + entry.duration;
  const taken = store.entries.where(
    (row) =>
      row.id !== own &&
      row.user_id === entry.user_id &&
      row.date === entry.date &&
      row.start_time_id < end &&
      entry.start_time_id < row.start_time_id + row.duration,
  );
  if (taken.length > 0) throw new Refusal(422, "Šis laiks jau ir aizņemts!");
}

export const calendarRoutes: Routes = {
  "GET /calendar": ({ store, query }) => {
    const [from, to] = weekOf(query);
    return store.entries
      .where((entry) => entry.date >= from && entry.date <= to)
      .map((entry) => showCell(store, entry));
  },
  "GET /calendar/create": ({ store, query }) => {
    const [from, to] = weekOf(query);
    const manager = Number(query.get("user_id") ?? 0);
    const busy = store.entries.where((entry) => entry.date >= from && entry.date <= to);
    const show = (ids: (row: { id: number; in_planning: boolean }) => boolean) =>
      store.projects
        .where((row) => ids(row) && (!manager || row.project_manager === manager))
        .map(({ id, name, short_name, customer_id }) => ({
          id,
          name,
          short_name,
          customer: store.customers.find(customer_id)?.name ?? null,
        }));
    return new Named({
      employees: store.users.where((user) => user.role_id === 3).map(({ id, name }) => ({ id, name })),
      work_types: store.workTypes.all().map(({ id, name, is_additional }) => ({ id, name, is_additional })),
      projects_in_planning: show((row) => row.in_planning),
      projects_in_calendar: show((row) => busy.some((entry) => entry.project_id === row.id)),
    });
  },
  "GET /calendar/:id": ({ store, at }) => {
    const entry = store.entries.get(at("id"));
    const project = store.projects.find(entry.project_id);
    const manager = project && store.users.find(project.project_manager);
    const person = store.users.find(entry.user_id);
    const workType = store.workTypes.find(entry.work_type_id);
    const data = {
      id: entry.id,
      date: entry.date,
      time_id: [entry.start_time_id, entry.duration],
      user: person ? { id: person.id, name: person.name } : null,
      project: project
        ? {
            name: project.name,
            customer: store.customers.find(project.customer_id)?.name ?? null,
            project_manager: manager ? { name: manager.name, email: manager.email } : null,
          }
        : null,
      work_type: workType ? { id: workType.id, name: workType.name } : null,
      description: entry.description,
      link: entry.link,
    };
    return new Named({ data });
  },
  "POST /calendar": ({ store, input }) => {
    const entry = readEntry(input);
    input.check();
    refuseOverlap(store, entry);
    return new Named({ calendar_id: store.entries.add(entry).id });
  },
  "POST /calendar/:id/duplicate": ({ store, at, input }) => {
    const entry = readEntry(input, store.entries.get(at("id")));
    input.check();
    refuseOverlap(store, entry);
    return new Named({ calendar_id: store.entries.add(entry).id });
  },
  "PATCH /calendar/:id": ({ store, at, input }) => {
    const known = store.entries.get(at("id"));
    const entry = readEntry(input, known);
    input.check();
    refuseOverlap(store, entry, known.id);
    return showCell(store, store.entries.change(known.id, entry));
  },
  "DELETE /calendar/:id": ({ store, at }) => store.entries.drop(at("id")),
};
