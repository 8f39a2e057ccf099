import { and, asc, desc, eq, gt, isNotNull, ne, notInArray, sql } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { audit, eventBefore } from "../audit.ts";
import type { Database } from "../database.ts";
import { projects } from "../projects.ts";
import { isOfProject, isOwn } from "./own-projects.ts";
import type { Reader, Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Events of own projects that are looked at, and projects that are told of, at most. */
const most = { events: 5000, projects: 200 };

/** An approval, which is told as one while it holds (approvals.ts). */
const isApproval = sql`case when ${audit.entity} = 'estimate'
  then coalesce(json_extract(${audit.after}, '$.is_approved') > json_extract(${audit.before}, '$.is_approved'), 0)
  else 0 end`;

/** What others have done to somebody's own projects lately, the newest first. What costs are is not told where none are kept. */
const eventsOf = (database: Database, { id: userId, hasCosts }: Reader) =>
  database
    .select({ id: audit.id, project: { id: projects.id, name: projects.name } })
    .from(projects)
    .innerJoin(audit, isOfProject)
    .where(
      and(
        isOwn(userId),
        gt(audit.id, eventBefore(database, recently())),
        isNotNull(audit.actor_id),
        ne(audit.actor_id, userId),
        hasCosts ? undefined : notInArray(audit.entity, ["additional_cost", "purchase_order"]),
        eq(isApproval, 0),
        // Told as the client's answer (clients.ts).
        ne(audit.entity, "acceptance"),
      ),
    )
    .orderBy(desc(audit.id), asc(projects.id))
    .limit(most.events)
    .all();

/** An item of changes with the numbers of its events, the newest first. */
type Changes = Unmarked<InboxItemOf<"changes">> & { events: number[] };

/** What others have done to somebody's own projects, by project; the newest first. */
export function listChanges(database: Database, reader: Reader): Changes[] {
  const byProject = new Map<number, Changes>();
  for (const { id, project } of eventsOf(database, reader)) {
    const known = byProject.get(project.id);
    if (known) {
      known.events.push(id);
      known.total += 1;
    } else if (byProject.size < most.projects)
      byProject.set(project.id, {
        kind: "changes",
        key: `project:${project.id}`,
        mark: id,
        project,
        total: 1,
        entries: [],
        events: [id],
      });
  }
  return [...byProject.values()];
}
