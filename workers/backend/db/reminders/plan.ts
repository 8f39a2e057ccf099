import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { reminderStep } from "#model/invoice/reminder-plan.ts";
import { type Database, prepared } from "../database.ts";

/**
 * One row: by which plan clients are reminded of what they owe; and the address that it was saved at, which no alarm knows.
 */
export const reminderPlans = sqliteTable("reminder_plans", {
  id: integer().primaryKey(),
  value: text().notNull(),
  origin: text().notNull(),
  title: text().notNull(),
});

const keptPlan = z.object({
  version: z.number().int(),
  is_on: z.boolean(),
  least_cents: z.number().int(),
  /** Each with the local date from which on it counts. */
  steps: z.array(reminderStep.extend({ since: z.string() })),
});
export type KeptPlan = z.infer<typeof keptPlan>;
export type KeptStep = KeptPlan["steps"][number];
/** What stands in the form before anything was saved: it is off. */
const suggested = (): KeptPlan => ({
  version: 1,
  is_on: false,
  least_cents: 0,
  steps: [-3, 3, 10, 20].map((days) => ({
    days,
    since: "",
    subject_lv: "",
    text_lv: "",
    subject_en: "",
    text_en: "",
  })),
});

const onlyRow = prepared((database) =>
  database.select().from(reminderPlans).where(eq(reminderPlans.id, 1)).prepare(),
);
const rowOf = (database: Database) => onlyRow(database).get();

export function readPlan(database: Database): KeptPlan {
  const row = rowOf(database);
  return row ? keptPlan.parse(JSON.parse(row.value)) : suggested();
}

/** The plan where it is on, with the address that its mails come from; null where nobody is reminded. */
export function planInForce(
  database: Database,
): { plan: KeptPlan; sender: { origin: string; title: string } } | null {
  const row = rowOf(database);
  if (!row) return null;
  const plan = keptPlan.parse(JSON.parse(row.value));
  return plan.is_on ? { plan, sender: { origin: row.origin, title: row.title } } : null;
}

/** The plan as it is or, where it is off, as it would be if it were switched on on a local date. */
export function planAsOf(database: Database, today: string): KeptPlan {
  const plan = readPlan(database);
  return plan.is_on ? plan : { ...plan, steps: plan.steps.map((step) => ({ ...step, since: today })) };
}

interface Change {
  is_on: boolean;
  least_cents: number;
  steps: readonly Omit<KeptStep, "since">[];
}

/**
 * Stores a changed plan under the next version. What a step asks for counts from the day on which it came to be, or the plan
 * was switched on or came to be of smaller sums: nobody is reminded at once of all that was late before.
 */
export function savePlan(
  database: Database,
  { is_on, least_cents, steps }: Change,
  { today, origin, title }: { today: string; origin: string; title: string },
): KeptPlan {
  const before = readPlan(database);
  const isWider = (is_on && !before.is_on) || least_cents < before.least_cents;
  const known = new Map(isWider ? [] : before.steps.map(({ days, since }) => [days, since] as const));
  const plan = {
    version: before.version + 1,
    is_on,
    least_cents,
    steps: steps.map(({ days, subject_lv, text_lv, subject_en, text_en }) => ({
      days,
      subject_lv,
      text_lv,
      subject_en,
      text_en,
      since: known.get(days) ?? today,
    })),
  };
  if (isDeepStrictEqual({ ...plan, version: before.version }, before)) return before;
  const row = { value: JSON.stringify(plan), origin, title };
  database
    .insert(reminderPlans)
    .values({ id: 1, value: row.value, origin, title })
    .onConflictDoUpdate({ target: reminderPlans.id, set: row })
    .run();
  return plan;
}
