import { asc, desc, eq, or, sql } from "drizzle-orm";
import { alias, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Project, ProjectFilters } from "#model/project/project.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { clients } from "./clients.ts";
import { isOf } from "./conditions.ts";
import { type Database, isThere, prepared } from "./database.ts";
import { bothWays, bothWaysOver, listOf, type Sortings } from "./lists.ts";
import { insertOf, updateOf } from "./rows.ts";
import { users } from "./users.ts";

export const projects = sqliteTable(
  "projects",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    project_nr: text().notNull().unique(),
    name: text().notNull(),
    short_name: text().notNull(),
    in_planning: integer({ mode: "boolean" }).notNull().default(false),
    client_id: integer()
      .notNull()
      .references(() => clients.id),
    project_manager: integer()
      .notNull()
      .references(() => users.id),
    second_user_id: integer().references(() => users.id),
    planned_start_date: text().notNull(),
    planned_due_date: text().notNull(),
    actual_start_date: text(),
    actual_due_date: text(),
    status_id: integer().notNull(),
    sort_name: text().notNull(),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("projects_client").on(table.client_id),
    index("projects_manager").on(table.project_manager),
    index("projects_state").on(table.status_id),
    index("projects_due").on(table.planned_due_date),
    index("projects_start").on(table.planned_start_date),
    index("projects_name").on(table.sort_name),
    // The order of their statuses, which SQLite only finds here where it is written alike.
    index("projects_status").on(
      sql`(case status_id when 1 then 1 when 9 then 2 when 2 then 3 else 4 end)`,
      table.planned_due_date,
    ),
    // All that the list is filtered by, in its usual order: rows are wide.
    index("projects_list").on(
      table.id,
      table.status_id,
      table.client_id,
      table.project_manager,
      table.planned_start_date,
      table.planned_due_date,
      table.search,
    ),
  ],
);
export type NewProject = Omit<
  typeof projects.$inferInsert,
  "id" | "project_nr" | "sort_name" | "search" | "version"
>;

const managers = alias(users, "managers");
const assistants = alias(users, "assistants");

const shown = {
  project: projects,
  customer: { id: clients.id, name: clients.name, short_name: clients.short_name },
  manager: managers.name,
  assistant: assistants.name,
};
type Row = {
  project: typeof projects.$inferSelect;
  customer: { id: number; name: string; short_name: string };
  manager: string | null;
  assistant: string | null;
};

export const showProject = ({ project, customer, manager, assistant }: Row): Project => ({
  id: project.id,
  project_nr: project.project_nr,
  name: project.name,
  short_name: project.short_name,
  in_planning: project.in_planning,
  customer,
  project_manager: project.project_manager,
  project_manager_name: manager ?? "",
  second_user_id: project.second_user_id,
  second_user_name: assistant ?? "",
  planned_start_date: project.planned_start_date,
  planned_due_date: project.planned_due_date,
  actual_start_date: project.actual_start_date,
  actual_due_date: project.actual_due_date,
  status_id: project.status_id,
  version: project.version,
});

/** Projects with the names beside them; a where and an order are still to be added. */
export const selectProjects = (database: Database) =>
  database
    .select(shown)
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .leftJoin(managers, eq(managers.id, projects.project_manager))
    .leftJoin(assistants, eq(assistants.id, projects.second_user_id));

/** Status in the order work goes through them, not in the order of their ids. */
const statusOrder = sql`case ${projects.status_id} when 1 then 1 when 9 then 2 when 2 then 3 else 4 end`;

const newestFirst = [desc(projects.id)];

const sortings: Sortings = {
  // Numbers are given in turn, and as texts 10000 would stand before 9999.
  ...bothWays("projectNr", [projects.id]),
  ...bothWays("name", [projects.sort_name, projects.id]),
  ...bothWaysOver("client", [clients.sort_name, clients.id], {
    tables: [clients],
    on: eq(projects.client_id, clients.id),
    order: newestFirst,
  }),
  ...bothWaysOver("manager", [users.sort_name, users.id], {
    tables: [users],
    on: eq(projects.project_manager, users.id),
    order: newestFirst,
  }),
  ...bothWays("date", [projects.planned_start_date, projects.id]),
  ...bothWays("dueDate", [projects.planned_due_date, projects.id]),
  ...bothWays("status", [statusOrder, projects.planned_due_date, projects.id]),
};

const list = listOf({
  table: projects,
  rows: selectProjects,
  show: showProject,
  filters: {
    client: isOf(projects.client_id, "client"),
    project_manager: isOf(projects.project_manager, "project_manager"),
    // The plus keeps them from the indexes of dates, by which most projects would be found and then sorted.
    date: sql`+${projects.planned_start_date} >= ${sql.placeholder("date")}`,
    dueDate: sql`+${projects.planned_due_date} <= ${sql.placeholder("dueDate")}`,
    status: isOf(projects.status_id, "status"),
  },
  sortings,
  order: newestFirst,
});

/** A page of projects: unless sorted, those that begin with what is searched for before the others, newest first. */
export const listProjects = (
  database: Database,
  { project_name, status, ...query }: ProjectFilters & { page: number; per_page: number },
) => list(database, { ...query, search: project_name, status: status || undefined });

const projectOf = prepared((database) =>
  selectProjects(database)
    .where(eq(projects.id, sql.placeholder("id")))
    .prepare(),
);

export function findProject(database: Database, id: number): Project | undefined {
  const row = projectOf(database).get({ id });
  return row && showProject(row);
}

/** Every project by name, for choosing one. */
export const listProjectNames = (database: Database) =>
  database
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .orderBy(asc(projects.sort_name))
    .all();

const searchOf = (project: { name: string; short_name: string; project_nr: string }) =>
  fold([project.name, project.short_name, project.project_nr].join(" "));

const newestOf = prepared((database) =>
  database
    .select({ nr: projects.project_nr })
    .from(projects)
    // The plus keeps it from the index of numbers, where all of the year would be read and sorted.
    .where(sql`+${projects.project_nr} between ${sql.placeholder("from")} and ${sql.placeholder("to")}`)
    .orderBy(desc(projects.id))
    .limit(1)
    .prepare(),
);

const insert = insertOf(projects);

/**
 * Adds a project under the next number of its year: 2026-0042. Each is one more than all there were, so that the newest
 * row of a year has its greatest number: it is found from the end, and 10000 does not stand before 9999 there.
 */
export function insertProject(database: Database, project: NewProject, year: string): number {
  // Up to what follows a nine.
  const newest = newestOf(database).get({ from: `${year}-`, to: `${year}-:` });
  const last = Number(newest?.nr.slice(year.length + 1) ?? 0);
  return insertNumbered(database, project, `${year}-${String(last + 1).padStart(4, "0")}`);
}

/** Adds a project under a number that is in no year's series: it uses none of them up. */
export function insertNumbered(database: Database, project: NewProject, project_nr: string): number {
  const search = searchOf({ ...project, project_nr });
  return insert(database, { ...project, project_nr, sort_name: sortKey(project.name), search });
}

const update = updateOf(projects);

/** Changes what is given; name and short name keep the search text in step. */
export function updateProject(database: Database, before: Project, change: Partial<NewProject>): void {
  const names = { name: change.name ?? before.name, short_name: change.short_name ?? before.short_name };
  const search = searchOf({ ...names, project_nr: before.project_nr });
  update(database, before.id, { ...change, sort_name: sortKey(names.name), search });
}

export const deleteProject = (database: Database, id: number) =>
  database.delete(projects).where(eq(projects.id, id)).run();

export const clientIsUsed = (database: Database, clientId: number): boolean =>
  isThere(database, projects, eq(projects.client_id, clientId));

/** Whether somebody manages a project, or helps to. */
export const managesProjects = (database: Database, userId: number): boolean =>
  isThere(database, projects, or(eq(projects.project_manager, userId), eq(projects.second_user_id, userId)));

/** What an event is a part of that happens in a project (db/audit.ts). */
export const inProject = (id: number) => ({ entity: "project", id });
