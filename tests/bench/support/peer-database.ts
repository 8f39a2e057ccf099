import { createHash, randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { Project } from "#model/project/project.ts";
import type { Caller } from "#tests/support/installation.ts";

/** What the product showed, to be shown by the peers. */
export interface Content {
  title: string;
  /** The style element with the installation's colours. */
  palette: string;
  /** The product's style sheet. */
  stylesheet: string;
  viewer: { id: number; name: string };
  projects: Project[];
}

const schema = `
  pragma journal_mode = wal;
  create table users (id integer primary key, name text not null, is_active integer not null default 1);
  create table sessions (
    id integer primary key, user_id integer not null references users, token_hash text not null unique,
    created_at text not null, seen_at text not null
  );
  create table configuration (id integer primary key, value text not null);
  create table clients (id integer primary key, name text not null, short_name text not null);
  create table projects (
    id integer primary key, project_nr text not null unique, name text not null, short_name text not null,
    in_planning integer not null, client_id integer not null references clients,
    project_manager integer not null references users, second_user_id integer references users,
    planned_start_date text, planned_due_date text, actual_start_date text, actual_due_date text,
    status_id integer not null, version integer not null
  );`;

/** Writes the same rows into a peer's SQLite file, and opens a session in it. Returns the token of the session. */
export function fill(file: string, { title, palette, viewer, projects }: Content): string {
  const database = new DatabaseSync(file);
  database.exec(schema);
  const insert = (table: string, row: Record<string, string | number | null | undefined>) => {
    const marks = Object.keys(row).map(() => "?");
    const into = `insert or ignore into ${table} (${Object.keys(row).join(", ")}) values (${marks.join(", ")})`;
    database.prepare(into).run(...Object.values(row).map((value) => value ?? null));
  };
  database.exec("begin");
  insert("configuration", { id: 1, value: JSON.stringify({ title, palette }) });
  insert("users", { id: viewer.id, name: viewer.name });
  for (const project of projects) {
    const { customer, project_manager_name, second_user_name, in_planning, ...columns } = project;
    if (customer) insert("clients", { ...customer, short_name: customer.short_name ?? "" });
    insert("users", { id: columns.project_manager, name: project_manager_name });
    if (columns.second_user_id) insert("users", { id: columns.second_user_id, name: second_user_name });
    insert("projects", { ...columns, client_id: customer?.id ?? 0, in_planning: Number(in_planning) });
  }
  const token = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  const token_hash = createHash("sha256").update(token).digest("base64url");
  insert("sessions", { user_id: viewer.id, token_hash, created_at: now, seen_at: now });
  database.exec("commit");
  database.close();
  return token;
}

/** Every project, in the order of the list. */
export async function everyProject(admin: Caller): Promise<Content["projects"]> {
  const projects: Content["projects"] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = (await admin("GET", `/projects?per_page=100&page=${page}`)).json();
    projects.push(...data);
    last = meta.last_page;
  }
  return projects;
}
