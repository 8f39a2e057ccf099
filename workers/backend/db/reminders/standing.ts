import { and, asc, between, eq, gte } from "drizzle-orm";
import { addDays, laterOf } from "#model/date/week.ts";
import type { InvoiceReminders } from "#model/invoice/reminder.ts";
import type { Reminded } from "#model/invoice/reminder-rule.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Database } from "../database.ts";
import { isOpen, openCents } from "../invoices/conditions.ts";
import { openOf } from "../invoices/credit.ts";
import { type InvoiceRow, invoices } from "../invoices/invoices.ts";
import { dayOf } from "../mornings.ts";
import { listQuestions, listQuestionsOf, type QuestionRow } from "../online/questions.ts";
import { type KeptPlan, type KeptStep, planInForce } from "./plan.ts";
import { listReminders, listRemindersOf, type ReminderRow } from "./reminders.ts";

/** Days after its last step until which a document is looked at, as a question may have held its reminders. */
export const heldAtMost = 90;

/** The documents that somebody may be reminded of on a local date, those that have been late for longest first. */
export function listRemindable(
  database: Database,
  { least_cents, steps }: KeptPlan,
  day: string,
): InvoiceRow[] {
  const days = steps.map((step) => step.days);
  if (days.length === 0) return [];
  const [first, last] = [addDays(day, -Math.max(...days) - heldAtMost), addDays(day, -Math.min(...days))];
  return database
    .select()
    .from(invoices)
    .where(
      and(
        isOpen,
        gte(openCents, least_cents),
        eq(invoices.is_disputed, false),
        eq(invoices.reminders_stopped, false),
        between(invoices.due_date, first, last),
      ),
    )
    .orderBy(asc(invoices.due_date), asc(invoices.id))
    .all();
}

type Asked = Pick<InvoiceRow, "id" | "reminders_since">;

/**
 * What was asked at the links of a document: whether nobody has answered yet, and when somebody has. What was asked before its
 * reminders were resumed waits for nobody.
 */
export const conversationOf = (database: Database, row: Asked) =>
  conversationIn(listQuestions(database, { document: "invoice", document_id: row.id }), row);

function conversationIn(
  messages: readonly QuestionRow[],
  { reminders_since }: Pick<InvoiceRow, "reminders_since">,
): { isAsked: boolean; answered: string | null } {
  const answer = messages.findLast(({ author_id }) => author_id !== null);
  const last = messages.at(-1);
  return {
    isAsked: last?.author_id === null && last.at > (reminders_since ?? ""),
    answered: answer ? dayOf(Date.parse(answer.at)) : null,
  };
}

/** What the reminders of a document follow from in its own row: of many no more is read. */
export const remindableColumns = {
  id: invoices.id,
  state: invoices.state,
  due_date: invoices.due_date,
  is_payable: invoices.is_payable,
  total_cents: invoices.total_cents,
  paid_cents: invoices.paid_cents,
  credited_cents: invoices.credited_cents,
  issued_at: invoices.issued_at,
  sent_at: invoices.sent_at,
  voided_at: invoices.voided_at,
  is_disputed: invoices.is_disputed,
  reminders_stopped: invoices.reminders_stopped,
  reminders_since: invoices.reminders_since,
};
export type Remindable = Pick<InvoiceRow, keyof typeof remindableColumns>;

/** How the reminders of a document stand. */
interface Standing {
  /** Why nobody is reminded of it, though it is not paid. */
  hold: InvoiceReminders["hold"];
  /** What its steps follow from; null where nothing is to be paid, or something holds it but that it was not sent yet. */
  reminded: Reminded<KeptStep> | null;
  sent: readonly ReminderRow[];
}

/** How the reminders of a document stand by the plan in force. */
export const standingOf = (database: Database, row: Remindable): Standing =>
  standingBy(row, {
    plan: planInForce(database)?.plan,
    sent: listReminders(database, row.id),
    messages: listQuestions(database, { document: "invoice", document_id: row.id }),
  });

/** How those of some documents stand by a plan, each with its row, in their order. */
export function standingsOf<Row extends Remindable>(
  database: Database,
  rows: readonly Row[],
  plan: KeptPlan,
): (Standing & { row: Row })[] {
  const ids = rows.map(({ id }) => id);
  const sent = Map.groupBy(listRemindersOf(database, ids), ({ invoice_id }) => invoice_id);
  const messages = Map.groupBy(listQuestionsOf(database, "invoice", ids), ({ document_id }) => document_id);
  return rows.map((row) => ({
    row,
    ...standingBy(row, { plan, sent: sent.get(row.id) ?? [], messages: messages.get(row.id) ?? [] }),
  }));
}

/** What the standing of a document follows from beside its row: the plan, where one is on, what was sent, and what was asked. */
interface Known {
  plan: KeptPlan | undefined;
  sent: readonly ReminderRow[];
  messages: readonly QuestionRow[];
}

function standingBy(row: Remindable, { plan, sent, messages }: Known): Standing {
  const open = openOf(row);
  const { due_date, issued_at, sent_at, reminders_since } = row;
  if (open === 0 || due_date === null || issued_at === null) return { hold: null, reminded: null, sent };
  const { isAsked, answered } = conversationIn(messages, row);
  const hold = holdOf(row, { isAsked, isOn: plan !== undefined, isSmall: open < (plan?.least_cents ?? 0) });
  const sent_on = dayOf(Date.parse(sent_at ?? issued_at));
  const since = laterOf(reminders_since ? dayOf(Date.parse(reminders_since)) : "", sent_on);
  const steps = plan?.steps ?? [];
  const isFollowed = hold === null || hold === "unsent";
  return { hold, reminded: isFollowed ? { steps, due_date, since, sent_on, sent, answered } : null, sent };
}

/** The first of what holds reminders: what somebody has said of the document comes before the plan. */
function holdOf(
  { is_disputed, reminders_stopped, state }: Remindable,
  { isAsked, isOn, isSmall }: { isAsked: boolean; isOn: boolean; isSmall: boolean },
): InvoiceReminders["hold"] {
  if (is_disputed) return "disputed";
  if (reminders_stopped) return "stopped";
  if (!isOn) return "off";
  if (isAsked) return "asked";
  if (isSmall) return "small";
  // Nobody is late with what they never got. Who hands it over in another way marks it as sent.
  return state === invoiceStatus.issued ? "unsent" : null;
}
