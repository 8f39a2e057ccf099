import { and, desc, eq } from "drizzle-orm";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { isOverdue, openCents } from "../invoices/conditions.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";
import { isOwn } from "./own-projects.ts";
import type { Unmarked } from "./reader.ts";

/** Documents that are told at most, those that are late since lately; the list of all late ones has the others. */
const most = 100;

/** Documents of somebody's own projects that were due before a local date and are not paid, the oldest first. */
export const listOverdue = (
  database: Database,
  userId: number,
  today: string,
): Unmarked<InboxItemOf<"overdue">>[] =>
  database
    .select({
      invoice: {
        id: invoices.id,
        estimate_id: invoices.estimate_id,
        number: invoices.invoice_nr,
        due_date: invoices.due_date,
        open_cents: openCents,
      },
      client: clients.name,
      project: { id: projects.id, name: projects.name },
    })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(and(isOverdue(today), isOwn(userId)))
    .orderBy(desc(invoices.due_date), desc(invoices.id))
    .limit(most)
    .all()
    .toReversed()
    .map(({ invoice, client, project }) => {
      const { due_date, number } = invoice;
      return {
        kind: "overdue",
        key: `invoice:${invoice.id}`,
        // A due date that was put off and has passed as well is news.
        mark: Number(due_date?.replaceAll("-", "") ?? 0),
        invoice: {
          id: invoice.id,
          estimate_id: invoice.estimate_id,
          number: number ?? "",
          due_date: due_date ?? "",
          open_cents: invoice.open_cents,
        },
        client,
        project,
      };
    });
