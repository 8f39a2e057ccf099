import type { InterestTerms } from "../company/interest.ts";
import { addDays, daysBetween } from "../date/week.ts";
import { decimal } from "../money/decimal.ts";

/** A rate that holds from a local date on: ten-thousandths of a percent a year. */
export interface YearlyRate {
  from: string;
  rate: number;
}

/** Percentage points above the base rate between businesses, and percent a year of what others owe. Civil Law 1765. */
const lawful = { aboveBase: decimal("8"), consumer: decimal("6") };

/** The first of all days: a rate that holds always begins there. */
const always = "0000-01-01";

/**
 * The rates of a client by an agency's terms, the earliest first; none where it asks for no interest. By the law it is 8
 * percentage points above the base rate of each half-year between businesses, and 6 % a year of what a consumer owes.
 * Source: Civil Law 1765.
 */
export function ratesOf({ rule, rate, base_rates }: InterestTerms, isBusiness: boolean): YearlyRate[] {
  if (rule === "off") return [];
  if (rule === "year") return [{ from: always, rate: decimal(rate) }];
  if (rule === "day") return [{ from: always, rate: decimal(rate) * 365 }];
  if (!isBusiness) return [{ from: always, rate: lawful.consumer }];
  const ordered = [...base_rates].sort((one, other) => one.from.localeCompare(other.from, "en"));
  return ordered.map((base, index) => ({
    // What is older than the first rate that is known has that one.
    from: index === 0 ? always : base.from,
    rate: decimal(base.rate) + lawful.aboveBase,
  }));
}

/** What was owed of a document, and what came for it. */
export interface Debt {
  due_date: string | null;
  /** Cents. */
  total_cents: number;
  /** Local dates and cents; below zero what left it again. */
  payments: readonly { date: string; amount_cents: number }[];
}

/** Percent in ten-thousandths, of days of a year of 365. */
const whole = 100n * 10_000n * 365n;

/**
 * Interest for delay of a document until a local date, that day included, in cents. It is simple interest of what is open
 * on each day from the one after the due date, with the rate of that day, a 365th of a year a day; the day on which money
 * comes still counts. It is rounded once, half away from zero, and never more than the debt that fell due. Source: Civil Law
 * 1759 (no interest on interest), 1763 (it stops when it equals the debt), 1765.
 */
export function interestOf(debt: Debt, rates: readonly YearlyRate[], until: string): number {
  const { due_date } = debt;
  if (due_date === null || due_date >= until || rates.length === 0) return 0;
  const begin = addDays(due_date, 1);
  const principal = openBefore(debt, begin);
  const changes = new Set([
    begin,
    ...debt.payments.map(({ date }) => addDays(date, 1)),
    ...rates.map(({ from }) => from),
  ]);
  const days = [...changes].filter((day) => day >= begin && day <= until).sort();
  const end = addDays(until, 1);
  let sum = 0n;
  for (const [index, day] of days.entries()) {
    const count = daysBetween(day, days[index + 1] ?? end);
    sum += BigInt(openBefore(debt, day)) * BigInt(rateOn(rates, day)) * BigInt(count);
  }
  return Math.min(Number((2n * sum + whole) / (2n * whole)), principal);
}

/** Cents that are open when a day begins. */
function openBefore({ total_cents, payments }: Debt, day: string): number {
  const came = payments.filter(({ date }) => date < day);
  return Math.max(
    came.reduce((open, { amount_cents }) => open - amount_cents, total_cents),
    0,
  );
}

const rateOn = (rates: readonly YearlyRate[], day: string): number =>
  rates.findLast(({ from }) => from <= day)?.rate ?? 0;
