import { Named, Page, pageOf } from "./answers.ts";
import type { Input } from "./input.ts";
import type { Routes } from "./routing.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

export interface Project {
  id: number;
  name: string;
  short_name: string;
  in_planning: boolean;
  customer_id: number;
  project_manager: number;
  second_user_id: number | null;
  planned_start_date: string;
  planned_due_date: string;
  actual_start_date: string | null;
  actual_due_date: string | null;
  /** 1 new, 2 in process, 9 offered, 3 finished. */
  status_id: number;
}

const project = (name: string, short_name: string, customer_id: number, rest: Partial<Project> = {}) => ({
  name,
  short_name,
  in_planning: true,
  customer_id,
  project_manager: 2,
  second_user_id: null,
  planned_start_date: "2026-11-02",
  planned_due_date: "2026-12-18",
  actual_start_date: null,
  actual_due_date: null,
  status_id: 1,
  ...rest,
});

export const projects = () =>
  new Table<Project>([
    project("Ziemassvētku kastes", "Kastes", 1, { status_id: 2, actual_start_date: "2026-11-03" }),
    project("Pavasara katalogs", "Katalogs", 2, { in_planning: false, second_user_id: 1, status_id: 9 }),
    project("Skatloga noformējums", "Skatlogs", 1),
  ]);

/** §3; `estimate_id` because /estimate/{id} is opened from the list of projects (§2.1, §2.3). */
function showProject(store: Store, row: Project) {
  const customer = store.customers.find(row.customer_id);
  return {
    id: row.id,
    name: row.name,
    short_name: row.short_name,
    in_planning: row.in_planning,
    customer: customer ? { id: customer.id, name: customer.name } : null,
    project_manager: row.project_manager,
    coop_project_manager: row.second_user_id,
    planned_start_date: row.planned_start_date,
    planned_due_date: row.planned_due_date,
    actual_start_date: row.actual_start_date,
    actual_due_date: row.actual_due_date,
    status_id: row.status_id,
    estimate_id: store.estimates.where((estimate) => estimate.project_id === row.id)[0]?.id ?? null,
  };
}

function filtered(store: Store, query: URLSearchParams): Project[] {
  const name = query.get("project_name")?.toLowerCase() ?? "";
  const only = (key: string, value: number) => !query.get(key) || query.get(key) === String(value);
  return store.projects.where(
    (row) =>
      row.name.toLowerCase().includes(name) &&
      only("client", row.customer_id) &&
      only("project_manager", row.project_manager) &&
      only("status", row.status_id),
  );
}

function readChanges(input: Input): Partial<Project> {
  const values: Partial<Project> = {};
  if (input.has("name")) values.name = input.text("name");
  if (input.has("short_name")) values.short_name = input.text("short_name");
  if (input.has("in_planning")) values.in_planning = input.flag("in_planning");
  if (input.has("client")) values.customer_id = input.number("client");
  if (input.has("startDate")) values.planned_start_date = input.date("startDate");
  if (input.has("dueDate")) values.planned_due_date = input.date("dueDate");
  if (input.has("project_manager")) values.project_manager = input.number("project_manager");
  if (input.has("second_user_id")) values.second_user_id = input.maybeNumber("second_user_id");
  if (input.has("status_id")) values.status_id = input.number("status_id");
  if (input.has("actual_start_date")) values.actual_start_date = input.maybeText("actual_start_date");
  if (input.has("actual_due_date")) values.actual_due_date = input.maybeText("actual_due_date");
  return values;
}

export const projectRoutes: Routes = {
  "GET /projects": ({ store, query }) => {
    const found = filtered(store, query);
    return new Page(
      pageOf(found, query).map((row) => showProject(store, row)),
      found.length,
    );
  },
  "GET /all_projects_list": ({ store }) => store.projects.all().map(({ id, name }) => ({ id, name })),
  "GET /projects/create": ({ store }) =>
    new Named({
      users: store.users.where((user) => user.role_id !== 3).map(({ id, name }) => ({ id, name })),
      customers: store.customers.all().map(({ id, name }) => ({ id, name })),
    }),
  "POST /projects": ({ store, input }) => {
    const values = project(input.text("name"), input.text("short_name"), input.number("client"), {
      in_planning: input.flag("in_planning"),
      planned_start_date: input.date("startDate"),
      planned_due_date: input.date("dueDate"),
      project_manager: input.number("project_manager"),
      second_user_id: input.maybeNumber("second_user_id"),
    });
    input.check();
    return showProject(store, store.projects.add(values));
  },
  "PATCH /projects/:id": ({ store, at, input }) => {
    const values = readChanges(input);
    input.check();
    return showProject(store, store.projects.change(at("id"), values));
  },
  "DELETE /projects/:id": ({ store, at }) => store.projects.drop(at("id")),
  "PATCH /projects/:id/toggle-planning": ({ store, at }) => {
    const { id, in_planning } = store.projects.get(at("id"));
    return showProject(store, store.projects.change(id, { in_planning: !in_planning }));
  },
};
