import { and, desc, eq, gte, isNotNull, notExists, or } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import type { Database } from "../database.ts";
import { documentMails } from "../document-mails.ts";
import { estimates } from "../estimates/estimates.ts";
import { projects } from "../projects.ts";
import { recurringInvoices } from "../recurring/plans.ts";
import { recurringRuns } from "../recurring/runs.ts";
import { isOwn } from "./own-projects.ts";
import type { Unmarked } from "./reader.ts";
import { recently } from "./recent.ts";

/** Dates that are told at most. */
const most = 100;

/**
 * Dates of the last days on which a plan made nothing, or whose invoice was not mailed: of somebody's own projects, and of
 * plans that are made in their name. It is dealt with once it is made, or mailed by whomever.
 */
export function listSkipped(database: Database, userId: number): Unmarked<InboxItemOf<"recurring">>[] {
  const isMailed = database
    .select({ id: documentMails.id })
    .from(documentMails)
    .where(
      and(eq(documentMails.document, "invoice"), eq(documentMails.document_id, recurringRuns.invoice_id)),
    );
  return database
    .select({
      id: recurringRuns.id,
      at: recurringRuns.at,
      due_on: recurringRuns.due_on,
      reason: recurringRuns.reason,
      plan: { id: recurringInvoices.id, name: recurringInvoices.name },
      project: { id: projects.id, name: projects.name },
    })
    .from(recurringRuns)
    .innerJoin(recurringInvoices, eq(recurringInvoices.id, recurringRuns.plan_id))
    .innerJoin(estimates, eq(estimates.id, recurringInvoices.estimate_id))
    .innerJoin(projects, eq(projects.id, estimates.project_id))
    .where(
      and(
        gte(recurringRuns.at, recently()),
        isNotNull(recurringRuns.reason),
        notExists(isMailed),
        or(isOwn(userId), eq(recurringInvoices.author_id, userId)),
      ),
    )
    .orderBy(desc(recurringRuns.due_on), desc(recurringRuns.id))
    .limit(most)
    .all()
    .map(({ id, reason, ...row }) => ({
      ...row,
      kind: "recurring",
      key: `recurring:${id}`,
      mark: 1,
      reason: reason ?? { lv: "", en: "" },
    }));
}
