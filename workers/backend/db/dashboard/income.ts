import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Period } from "#model/calendar/time-steps.ts";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { dayBegins } from "#model/date/dates.ts";
import { addToMonth, lastDayOf, monthOf, monthsWithin } from "#model/date/months.ts";
import type { Database } from "../database.ts";
import { isOverdue, openCents } from "../invoices/conditions.ts";
import { invoices } from "../invoices/invoices.ts";
import { payments } from "../invoices/payments.ts";
import { projects } from "../projects.ts";
import { incomeSums, isIncome } from "../reports/income.ts";
import { documentMonth } from "../reports/months.ts";
import { remainsOf } from "../reports/remains.ts";

/** An approved estimate: what was agreed, what is left, and when its project is planned to end. Cents without VAT. */
interface Remains {
  approved_at: string | null;
  planned_due_date: string;
  agreed_cents: number;
  remaining_cents: number;
}

/** Every approved estimate with what is left of it; read once for all that is made of it. */
export function listRemains(database: Database): Remains[] {
  const remains = remainsOf(database);
  return database
    .select({
      approved_at: remains.approved_at,
      planned_due_date: projects.planned_due_date,
      agreed_cents: remains.agreed_cents,
      remaining_cents: remains.remaining_cents,
    })
    .from(remains)
    .innerJoin(projects, eq(projects.id, remains.project_id))
    .all();
}

/** Income of the months that a period touches, beside the same months a year before, and what was approved in them. */
export function readProgress(
  database: Database,
  { from, to }: Period,
  remains: readonly Remains[],
): Dashboard["income_progress"] {
  const months = monthsWithin(from, to);
  const whole = { from: `${addToMonth(monthOf(from), -12)}-01`, to: lastDayOf(monthOf(to)) };
  const invoiced = database
    .select({ month: documentMonth, ...incomeSums })
    .from(invoices)
    .where(and(isIncome(), gte(invoices.date, whole.from), lte(invoices.date, whole.to)))
    .groupBy(documentMonth)
    .all();
  const paymentMonth = sql<string>`substr(${payments.date}, 1, 7)`;
  const paid = database
    .select({ month: paymentMonth, cents: sql<number>`sum(${payments.amount_cents})` })
    .from(payments)
    .where(and(gte(payments.date, whole.from), lte(payments.date, whole.to)))
    .groupBy(paymentMonth)
    .all();
  const byMonth = new Map(invoiced.map((row) => [row.month, row]));
  const paidIn = new Map(paid.map(({ month, cents }) => [month, cents]));
  const approvedIn = approvals(remains);
  return months.map((month) => {
    const { net_cents = 0, vat_cents = 0, total_cents = 0 } = byMonth.get(month) ?? {};
    const before = addToMonth(month, -12);
    return {
      month,
      net_cents,
      vat_cents,
      total_cents,
      paid_cents: paidIn.get(month) ?? 0,
      previous_net_cents: byMonth.get(before)?.net_cents ?? 0,
      previous_paid_cents: paidIn.get(before) ?? 0,
      approved_cents: approvedIn.get(month) ?? 0,
    };
  });
}

/** What was approved in each local month. */
function approvals(remains: readonly Remains[]): Map<string, number> {
  const begins = new Map<string, string>();
  const sums = new Map<string, number>();
  for (const { approved_at, agreed_cents } of remains) {
    if (approved_at === null) continue;
    // In Latvia a month begins some hours before it does in UTC, which timestamps are in.
    const month = monthOf(approved_at);
    const next = addToMonth(month, 1);
    const start = begins.get(next) ?? dayBegins(`${next}-01`);
    begins.set(next, start);
    const local = approved_at < start ? month : next;
    sums.set(local, (sums.get(local) ?? 0) + agreed_cents);
  }
  return sums;
}

/** What is left of approved estimates, by the month that their projects are planned to end in. */
export function forecastOf(remains: readonly Remains[]): Pick<Dashboard, "income_forecast" | "not_invoiced"> {
  const sums = new Map<string, number>();
  const open = remains.filter(({ remaining_cents }) => remaining_cents > 0);
  for (const { planned_due_date, remaining_cents } of open) {
    const month = monthOf(planned_due_date);
    sums.set(month, (sums.get(month) ?? 0) + remaining_cents);
  }
  const income_forecast = [...sums].sort().map(([month, net_cents]) => ({ month, net_cents }));
  const net_cents = income_forecast.reduce((sum, one) => sum + one.net_cents, 0);
  return { income_forecast, not_invoiced: { estimates: open.length, net_cents } };
}

/** Documents that were due before a local date and are not paid. */
export const readOverdue = (database: Database, today: string): Dashboard["overdue"] =>
  database
    .select({
      documents: sql<number>`count(*)`,
      open_cents: sql<number>`coalesce(sum(${openCents}), 0)`,
      oldest_due_date: sql<string | null>`min(${invoices.due_date})`,
    })
    .from(invoices)
    .where(isOverdue(today))
    .get();
