import { and, desc, eq, gte, ne } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";
import { isOwn } from "./own-projects.ts";
import type { Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Approvals that are told at most. */
const most = 100;

/** Estimates of somebody's own projects that somebody else has approved lately, the newest first. */
export const listApprovals = (database: Database, userId: number): Unmarked<InboxItemOf<"approval">>[] =>
  database
    .select({
      at: estimates.approved_at,
      actor: { id: users.id, name: users.name },
      estimate: { id: estimates.id, name: estimates.name, number: estimates.estimate_nr },
      project: { id: projects.id, name: projects.name },
    })
    .from(estimates)
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .innerJoin(users, eq(users.id, estimates.approved_by))
    .where(and(gte(estimates.approved_at, recently()), ne(estimates.approved_by, userId), isOwn(userId)))
    .orderBy(desc(estimates.approved_at), desc(estimates.id))
    .limit(most)
    .all()
    .flatMap(({ at, ...row }) =>
      at === null
        ? []
        : { ...row, kind: "approval" as const, at, key: `estimate:${row.estimate.id}`, mark: Date.parse(at) },
    );
