import { z } from "zod";
import type { ModuleKey } from "./config";
import { id } from "./fields";
import { cents, count, hours, percent } from "./reports/report";

/** Local dates, the first and the last of a step. */
const step = { from: z.string(), to: z.string() };

/** Two series over the same steps, each beside the same step of the period before (specification §3, Dashboard). */
const graphs = z.object({
  /** What was invoiced, without VAT. */
  invoices: z.array(z.object({ ...step, net_cents: cents, previous_net_cents: cents })).default([]),
  /** What was invoiced in the period before until the day that is as far in it as today is in this one, while it runs. */
  so_far: z.object({ until: z.string(), previous_net_cents: cents }).nullish(),
  /** Projects by their planned start. */
  project_count: z.array(z.object({ ...step, projects: count, previous_projects: count })).default([]),
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
  graphs: graphs.prefault({}),
  income_progress: z.array(progress).default([]),
  /** What is left of approved estimates, without VAT, by the month that their projects are planned to end in. */
  income_forecast: z.array(z.object({ month: z.string(), net_cents: cents })).nullish(),
  /** All of that together, and of how many estimates it is. */
  not_invoiced: z.object({ estimates: count, net_cents: cents }).nullish(),
  /** Documents past their due date that are not paid; the oldest due date, null where there are none. */
  overdue: z.object({ documents: count, open_cents: cents, oldest_due_date: z.string().nullish() }).nullish(),
  /** How much of this week's working time is planned: eight hours of each working day that is no holiday. */
  utilisation: z
    .object({ ...step, ...load, employees: z.array(z.object({ user_id: id, name: z.string(), ...load })) })
    .nullish(),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Parts that a module has to be switched on for (specification §1); the others are always there. */
const dashboardModules = {
  income_progress: "incomeProgress",
  income_forecast: "incomeForecast",
  utilisation: "calendar",
} satisfies Partial<Record<keyof Dashboard, ModuleKey>>;

/** Whether a part of the dashboard is shown with the modules that are on. */
export const isPartOn = (part: keyof typeof dashboardModules, modules: readonly string[]): boolean =>
  modules.includes(dashboardModules[part]);

/** The answer with the period as it was understood, and the length of its steps. */
export const dashboardAnswer = z.object({
  data: dashboard,
  meta: z.object({ ...step, step: z.enum(["day", "week", "month"]) }).optional(),
});
