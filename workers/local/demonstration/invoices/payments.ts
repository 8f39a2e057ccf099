import { dueDate, type PaymentTerm } from "#model/company/payment-terms.ts";
import type { Random } from "../random.ts";
import { shifted, workdayFrom } from "../timeline.ts";

/** Until when a document is to be paid. */
export interface Terms {
  payment_terms: PaymentTerm;
  due_date: string;
}

/** Mostly what the company is used to; now and then something else was agreed. */
export function termsOf(date: string, usual: PaymentTerm, random: Random): Terms {
  const payment_terms = random.chance(0.8) ? usual : random.pick([10, 15, 30, null] as const);
  const due_date = dueDate(date, payment_terms) ?? workdayFrom(shifted(date, random.whole(5, 45)));
  return { payment_terms, due_date };
}

export interface Paid {
  /** Local date. */
  date: string;
  amount_cents: number;
  note: string;
}

/** How a document was paid by today: mostly in time and at once, sometimes late, in two parts or not at all. */
export function paidBy(
  today: string,
  { date, due_date, total_cents }: { date: string; due_date: string; total_cents: number },
  random: Random,
): Paid[] {
  const isLate = random.chance(0.15);
  const said = workdayFrom(shifted(due_date, isLate ? random.whole(5, 40) : random.whole(-9, 2)));
  const on = said < date ? date : said;
  const isWhole = random.chance(0.85);
  const first = isWhole ? total_cents : Math.ceil(total_cents / 2);
  const soon = workdayFrom(shifted(date, random.whole(1, 6)));
  // What is owed for half a year has been asked for often enough, but for a few.
  const isForgotten = random.chance(0.05) && shifted(due_date, random.whole(60, 240)) > today;
  const parts = [
    { date: isWhole ? on : soon, amount_cents: first, note: isWhole ? "" : "Pirmā daļa" },
    { date: workdayFrom(shifted(on, 7)), amount_cents: total_cents - first, note: "Atlikums" },
  ];
  return isForgotten ? [] : parts.filter((part) => part.date <= today && part.amount_cents > 0);
}
