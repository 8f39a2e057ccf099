import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Page } from "#model/answer/answer.ts";
import type { EstimateFilters, ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { percentOf } from "#model/money/money.ts";
import { clients } from "../clients.ts";
import { isOf } from "../conditions.ts";
import type { Database } from "../database.ts";
import { bothWays, bothWaysOver, listOf, type Sortings } from "../lists.ts";
import { isOtherThanAccepted } from "../online/agreed.ts";
import { lastSent, sentStateOf } from "../online/sent-state.ts";
import { projects } from "../projects.ts";
import { begunWords, foundRows } from "../search.ts";
import { users } from "../users.ts";
import { type EstimateRow, estimates } from "./estimates.ts";

interface Row {
  estimate: EstimateRow;
  project: { id: number; name: string };
  customer: { id: number; name: string };
  manager: { id: number; name: string } | null;
  sent: string | null;
}

const select = (database: Database) =>
  database
    .select({
      estimate: estimates,
      project: { id: projects.id, name: projects.name },
      customer: { id: clients.id, name: clients.name },
      manager: { id: users.id, name: users.name },
      sent: lastSent(estimates.id),
    })
    .from(estimates)
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .leftJoin(users, eq(users.id, projects.project_manager));

/** The sum of an estimate's lines less the discount, as `percentOf` rounds it (model/money.ts); the index is of this text. */
const netCents = sql<number>`(full_cents - (full_cents * discount + 500000) / 1000000)`;

const netOf = ({ full_cents, discount }: EstimateRow) => full_cents - percentOf(full_cents, discount);

const show = ({ estimate, project, customer, manager, sent }: Row) => ({
  id: estimate.id,
  estimate_nr: estimate.estimate_nr,
  name: estimate.name,
  estimate_type_id: estimate.estimate_type_id,
  date: estimate.date,
  is_approved: estimate.approved_at !== null,
  approved_at: estimate.approved_at,
  sent_state: sentStateOf(sent),
  is_other_than_accepted: false,
  net_cents: netOf(estimate),
  project,
  customer,
  manager,
  revision: estimate.revision,
});

const newestFirst = [desc(projects.id), desc(estimates.id)];
const ofProject = eq(estimates.project_id, projects.id);

const sortings: Sortings = {
  ...bothWays("estimateNr", [estimates.estimate_nr]),
  ...bothWaysOver("project", [projects.sort_name, projects.id], {
    tables: [projects],
    on: ofProject,
    order: [desc(estimates.id)],
  }),
  ...bothWaysOver("client", [clients.sort_name, clients.id], {
    tables: [clients, projects],
    on: and(eq(projects.client_id, clients.id), ofProject),
    order: newestFirst,
  }),
  ...bothWaysOver("manager", [users.sort_name, users.id], {
    tables: [users, projects],
    on: and(eq(projects.project_manager, users.id), ofProject),
    order: newestFirst,
  }),
  ...bothWays("date", [estimates.date, estimates.id]),
  ...bothWays("net", [netCents, estimates.id]),
  ...bothWays("status", [sql`(${estimates.approved_at} is not null)`, estimates.id]),
};

/** Estimates of projects of which a column is as a filter says. */
const ofProjects = (column: "client_id" | "project_manager", filter: string) => ({
  byIndex: sql`${estimates.project_id} in (select ${projects.id} from ${projects} where ${projects[column]} = ${sql.placeholder(filter)})`,
  ofRow: sql`(select ${projects[column]} from ${projects} where ${projects.id} = ${estimates.project_id}) = ${sql.placeholder(filter)}`,
});

const list = listOf({
  table: estimates,
  rows: select,
  show,
  filters: {
    client: ofProjects("client_id", "client"),
    project_manager: ofProjects("project_manager", "project_manager"),
    project: isOf(estimates.project_id, "project"),
    open: isNull(estimates.approved_at),
    approved: isNotNull(estimates.approved_at),
    found: sql`${estimates.id} in ${foundRows("estimate")}`,
  },
  sortings,
  order: [desc(estimates.id)],
});

/** A page of all projects' estimates, the newest first unless sorted. */
export function listAllEstimates(
  database: Database,
  { q, status, ...query }: EstimateFilters & { page: number; per_page: number; q?: string | undefined },
): Page<ListedEstimate> {
  const found = list(database, {
    ...query,
    open: status === "open",
    approved: status === "approved",
    found: q ? begunWords(q) : undefined,
  });
  return { ...found, data: found.data.map((row) => comparedWithAccepted(database, row)) };
}

/** Few are accepted and not approved: these alone are read whole. */
function comparedWithAccepted(database: Database, row: ListedEstimate): ListedEstimate {
  if (row.sent_state !== "accepted" || row.is_approved) return row;
  return { ...row, is_other_than_accepted: isOtherThanAccepted(database, row.id) };
}
