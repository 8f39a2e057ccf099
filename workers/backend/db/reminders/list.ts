import { and, asc, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Page } from "#model/answer/answer.ts";
import { addDays } from "#model/date/week.ts";
import type { RemindedInvoice, ReminderState } from "#model/invoice/reminder.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { DocumentMail } from "#model/mail/document-mail.ts";
import { clients } from "../clients.ts";
import { type Database, prepared } from "../database.ts";
import { findDocumentMails } from "../document-mails.ts";
import { isOpen, openCents } from "../invoices/conditions.ts";
import { openOf } from "../invoices/credit.ts";
import { invoices } from "../invoices/invoices.ts";
import { listOf } from "../lists.ts";
import { memory } from "../memo.ts";
import { dayOf } from "../mornings.ts";
import { projects } from "../projects.ts";
import { type KeptPlan, planAsOf } from "./plan.ts";
import { invoiceReminders } from "./reminders.ts";
import { nextFrom } from "./shown.ts";
import { heldAtMost, remindableColumns, standingsOf } from "./standing.ts";

const rows = (database: Database) =>
  database
    .select({
      ...remindableColumns,
      estimate_id: invoices.estimate_id,
      invoice_nr: invoices.invoice_nr,
      client: { id: clients.id, name: clients.name },
      project: { id: projects.id, name: projects.name },
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(projects, eq(projects.id, invoices.project_id));
type Row = ReturnType<ReturnType<typeof rows>["all"]>[number];

/** Documents of which something is to be paid: what is due first. Numbers are searched for. */
const listOpen = listOf({
  table: invoices,
  rows,
  show: (row) => row,
  filters: {
    open: isOpen,
    among: sql`${invoices.id} in (select value from json_each(${sql.placeholder("among")}))`,
    reminded: sql`exists (select 1 from ${invoiceReminders}
      where ${invoiceReminders.invoice_id} = ${invoices.id} and ${isNotNull(invoiceReminders.mail_id)})`,
    disputed: sql`${invoices.is_disputed}`,
    stopped: sql`(${invoices.reminders_stopped} and not ${invoices.is_disputed})`,
  },
  keepsOrder: true,
  order: [asc(invoices.due_date), asc(invoices.id)],
});

/** Those that something may come of by a plan: what is held by somebody, too small or was due long ago is left out. */
const candidates = prepared((database) =>
  database
    .select(remindableColumns)
    .from(invoices)
    .where(
      and(
        isOpen,
        gte(openCents, sql.placeholder("least")),
        gte(invoices.due_date, sql.placeholder("first")),
        eq(invoices.state, invoiceStatus.sent),
        eq(invoices.is_disputed, false),
        eq(invoices.reminders_stopped, false),
      ),
    )
    .prepare(),
);

type Found = Pick<ReturnType<typeof standingsOf>[number], "hold" | "reminded" | "sent">;
type Next = (found: Found) => RemindedInvoice["next"];

const coming = memory<string>();

/** The ids of the documents of which there is a next step, as a JSON list: the rule is asked of each. */
function comingIds(
  database: Database,
  { plan, day, next }: { plan: KeptPlan; day: string; next: Next },
): string {
  const { least_cents, steps } = plan;
  if (steps.length === 0) return "[]";
  const first = addDays(day, -Math.max(...steps.map(({ days }) => days)) - heldAtMost);
  const rows = candidates(database).all({ least: least_cents, first });
  return JSON.stringify(
    standingsOf(database, rows, plan)
      .filter((found) => next(found) !== null)
      .map(({ row }) => row.id),
  );
}

interface Asked {
  page: number;
  per_page: number;
  search?: string | undefined;
  state?: ReminderState | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The documents that are not paid, what their clients were reminded of and what comes next; where the plan is off, what would
 * come if it were switched on today. However many rows there are, the same number of questions is asked of the database.
 */
export function listReminded(
  database: Database,
  { state, search = "", now, ...place }: Asked,
): Page<RemindedInvoice> & { is_on: boolean } {
  const day = dayOf(now);
  const plan = planAsOf(database, day);
  const { morning, next: nextOf } = nextFrom(database, now);
  const next: Next = ({ hold, reminded }) => (hold === null && reminded ? nextOf(reminded) : null);
  const among = () => coming(database, `${day} ${morning}`, () => comingIds(database, { plan, day, next }));
  const narrowed = {
    open: true,
    ...(state === "coming" && { among: among() }),
    ...(state !== undefined && state !== "coming" && { [state]: true }),
  };
  const { data, meta } = listOpen(database, { ...place, ...narrowed, search });
  const found = standingsOf(database, data, plan);
  const mails = new Map(
    findDocumentMails(database, mailsIn(found)).map((mail) => [mail.id, mail.state] as const),
  );
  return { data: found.map((one) => show(one, { next, mails })), meta, is_on: plan.is_on };
}

/** The last reminder that was written to somebody. */
const lastOf = ({ sent }: Found) => sent.findLast(({ mail_id }) => mail_id !== null);

const mailsIn = (found: readonly Found[]): number[] => found.flatMap((one) => lastOf(one)?.mail_id ?? []);

function show(
  found: Found & { row: Row },
  { next, mails }: { next: Next; mails: ReadonlyMap<number, DocumentMail["state"]> },
): RemindedInvoice {
  const { id, estimate_id, invoice_nr, client, project, due_date } = found.row;
  const last = lastOf(found);
  const state = mails.get(last?.mail_id ?? 0);
  return {
    id,
    estimate_id,
    invoice_nr: invoice_nr ?? "",
    client,
    project,
    due_date,
    open_cents: openOf(found.row),
    hold: found.hold === "off" ? null : found.hold,
    next: next(found),
    last: last && state ? { days: last.days, at: last.at, state } : null,
  };
}
