import { and, asc, desc, eq, gt, gte, inArray, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { audit, newestAudit } from "../audit.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";
import { ownProjects } from "./own-projects.ts";
import type { Reader, Unmarked } from "./reader.ts";

/** Days that are told of, and events that are looked through for them at most. */
const days = 30;
const most = 5000;

/** What each event says of an estimate: 1 where it was approved by it. */
const approves = sql<number>`coalesce(${audit.entity} = 'estimate'
  and json_extract(${audit.after}, '$.is_approved') = 1
  and json_extract(${audit.before}, '$.is_approved') = 0, 0)`;

const projectId = sql<number>`coalesce(${audit.part_of_id}, ${audit.entity_id})`;

/** What others have done to somebody's own projects, the newest last. What costs are is not told where none are kept. */
function eventsOf(database: Database, { id: userId, hasCosts }: Reader) {
  const own = ownProjects(database, userId);
  const since = new Date(Date.now() - days * 86_400_000).toISOString();
  return database
    .select({ id: audit.id, project: projectId, estimate: audit.entity_id, isApproval: approves })
    .from(audit)
    .where(
      and(
        gt(audit.id, newestAudit(database) - most),
        gte(audit.at, since),
        isNotNull(audit.actor_id),
        ne(audit.actor_id, userId),
        hasCosts ? undefined : notInArray(audit.entity, ["additional_cost"]),
        or(
          and(eq(audit.entity, "project"), inArray(audit.entity_id, own)),
          and(eq(audit.part_of, "project"), inArray(audit.part_of_id, own)),
        ),
      ),
    )
    .orderBy(asc(audit.id))
    .all();
}

/** An item of changes with the numbers of its events, the newest last. */
type Changes = Unmarked<InboxItemOf<"changes">> & { events: number[] };

/** Estimates that others have approved, and what else others have done, by project; the newest first. */
export function listChanges(
  database: Database,
  reader: Reader,
): { approvals: Unmarked<InboxItemOf<"approval">>[]; changes: Changes[] } {
  const approved = new Map<number, number>();
  const byProject = new Map<number, number[]>();
  for (const { id, project, estimate, isApproval } of eventsOf(database, reader)) {
    if (isApproval) approved.set(estimate, id);
    else byProject.set(project, [...(byProject.get(project) ?? []), id]);
  }
  const named = database
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, [...byProject.keys()]))
    .all();
  const changes = named.map((project): Changes => {
    const events = byProject.get(project.id) ?? [];
    const shared = { key: `project:${project.id}`, mark: events.at(-1) ?? 0 };
    return { ...shared, kind: "changes", project, total: events.length, entries: [], events };
  });
  return {
    approvals: listApprovals(database, [...approved.values()]),
    changes: changes.toSorted((one, other) => other.mark - one.mark),
  };
}

const listApprovals = (database: Database, events: readonly number[]): Unmarked<InboxItemOf<"approval">>[] =>
  database
    .select({
      mark: audit.id,
      at: audit.at,
      actor: { id: users.id, name: users.name },
      estimate: { id: estimates.id, name: estimates.name, number: estimates.estimate_nr },
      project: { id: projects.id, name: projects.name },
    })
    .from(audit)
    .innerJoin(estimates, and(eq(estimates.id, audit.entity_id), isNotNull(estimates.approved_at)))
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .leftJoin(users, eq(users.id, audit.actor_id))
    .where(inArray(audit.id, [...events]))
    .orderBy(desc(audit.id))
    .all()
    .map((row) => ({ ...row, kind: "approval", key: `estimate:${row.estimate.id}` }));
