import { z } from "zod";
import { lenient, underData } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { isObject } from "../answer/is-object.ts";
import { addDays } from "../date/week.ts";
import { withCents } from "../money/sent-number.ts";
import { cents, count, hours, percent } from "../report/report.ts";

/** The last day of a month, yyyy-MM. */
const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, "0")}-01`;
  return addDays(next, -1);
};

/** Local dates, the first and the last of a step. */
const step = { from: z.string(), to: z.string() };

/** A month or a day that a backend says in one word (specification §3 names the series alone). */
const stepOf = (sent: unknown) => {
  if (!isObject(sent) || "from" in sent) return sent;
  const told = String(sent.month ?? sent.date ?? "");
  const count = sent.projects ?? sent.count;
  const from = told.length === 7 ? `${told}-01` : told;
  const to = told.length === 7 ? lastDayOf(told) : told;
  return { from, to, net: sent.total, projects: count, ...sent };
};

/** Two series over the same steps, each beside the same step of the period before (specification §3, Dashboard). */
const graphs = z.object({
  /** What was invoiced, without VAT. */
  invoices: lenient(
    z.array(
      z.preprocess(
        stepOf,
        withCents(z.object({ ...step, net_cents: cents, previous_net_cents: cents.default(0) })),
      ),
    ),
    [],
  ),
  /** What was invoiced in the period before until the day that is as far in it as today is in this one, while it runs. */
  so_far: z.object({ until: z.string(), previous_net_cents: cents }).nullish(),
  /** Projects by their planned start. */
  project_count: lenient(
    z.array(
      z.preprocess(stepOf, z.object({ ...step, projects: count, previous_projects: count.default(0) })),
    ),
    [],
  ),
});

/** A month that the period touches, the whole of it, and the same month a year before. */
const progress = z.object({
  /** yyyy-MM */
  month: z.string(),
  /** Invoiced: without VAT, VAT, and with it. */
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  /** What came in, with VAT. */
  paid_cents: cents,
  previous_net_cents: cents,
  previous_paid_cents: cents,
  /** Estimates that were approved in the month, without VAT. */
  approved_cents: cents,
});

const load = { planned_hours: hours, capacity_hours: hours, percent: percent.nullable() };

/** What an administrator sees first (specification §2.1, §7). Whatever a backend leaves out is not shown. */
export const dashboard = z.object({
  graphs: lenient(graphs, { invoices: [], project_count: [] }),
  income_progress: z.array(progress).default([]),
  /** What is left of approved estimates, without VAT, by the month that their projects are planned to end in. */
  income_forecast: z.array(z.object({ month: z.string(), net_cents: cents })).nullish(),
  /** All of that together, and of how many estimates it is. */
  not_invoiced: z.object({ estimates: count, net_cents: cents }).nullish(),
  /** Documents past their due date that are not paid; the oldest due date, null where there are none. */
  overdue: z.object({ documents: count, open_cents: cents, oldest_due_date: z.string().nullish() }).nullish(),
  /** What comes in and goes out in the weeks ahead (cash-flow.ts), with VAT. */
  cash_flow: z
    .array(
      z.object({
        /** Local dates, the first and the last; null where it begins or ends with none of the weeks. */
        from: z.string().nullable(),
        to: z.string().nullable(),
        /** What clients owe, by due date, and the same by when they are used to pay. */
        due_cents: cents,
        expected_cents: cents,
        /** What suppliers are owed, by due date. */
        out_cents: cents,
      }),
    )
    .nullish(),
  /** How much of this week's working time is planned: eight hours of each working day that is no holiday. */
  utilisation: z
    .object({ ...step, ...load, employees: z.array(z.object({ user_id: id, name: z.string(), ...load })) })
    .nullish(),
  /** How far the installation is set up; null where that has ended and there is no sample to remove. */
  setup: z.object({ settled: count, steps: count, is_ended: z.boolean() }).nullish(),
});
export type Dashboard = z.infer<typeof dashboard>;

/** The answer with the period as it was understood, and the length of its steps. */
export const dashboardAnswer = z.preprocess(
  underData,
  z.object({
    data: dashboard,
    meta: z.object({ ...step, step: z.enum(["day", "week", "month"]) }).optional(),
  }),
);
