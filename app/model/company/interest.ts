import { z } from "zod";
import { lenient, sentText } from "../answer/answer.ts";
import { typedDate } from "../answer/fields.ts";
import { decimal } from "../money/decimal.ts";
import { percentage } from "../vat/vat-fields.ts";

/** How interest for delay is asked for: not at all, as the law has it, or as agreed, in percent a year or a day. */
export const interestRules = ["off", "law", "year", "day"] as const;

/** What the base rates of half-years begin with: those of the European Central Bank, as it has published them. */
const knownRates = [
  { from: "2024-01-01", rate: "4.50" },
  { from: "2024-07-01", rate: "4.25" },
  { from: "2025-01-01", rate: "3.15" },
  { from: "2025-07-01", rate: "2.15" },
  { from: "2026-01-01", rate: "2.15" },
  { from: "2026-07-01", rate: "2.15" },
];

/** The base rate of a half-year, in percent: that of its first day. */
const baseRate = z.object({
  from: typedDate.refine((date) => /-0[17]-01$/.test(date), "errors.half_year"),
  rate: percentage,
});

/** Percent at most, by what they are of: a day's share of an agreed rate is small. */
const largest = { year: decimal("100"), day: decimal("1") };

/** Interest for delay as an agency asks for it. The rate is of its own rule alone. */
export const interestTerms = z
  .object({
    rule: z.enum(interestRules, { error: "errors.choice" }),
    rate: percentage.default("0.00"),
    base_rates: z.array(baseRate).min(1, "errors.required").max(100, "errors.too_many").default(knownRates),
  })
  .superRefine(({ rule, rate, base_rates }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const isWithin = (most: number) => decimal(rate) > 0 && decimal(rate) <= most;
    if (rule === "year" && !isWithin(largest.year)) refuse("rate", "errors.interest_rate");
    if (rule === "day" && !isWithin(largest.day)) refuse("rate", "errors.interest_rate");
    if (new Set(base_rates.map(({ from }) => from)).size < base_rates.length)
      refuse("base_rates", "errors.half_year_twice");
  });
export type InterestTerms = z.output<typeof interestTerms>;

export const noInterest: InterestTerms = { rule: "off", rate: "0.00", base_rates: knownRates };

/** The same as a backend shows it. */
export const sentInterest = lenient(
  z.object({
    rule: z.enum(interestRules),
    rate: sentText,
    base_rates: z.array(z.object({ from: z.string(), rate: z.string() })).min(1),
  }),
  noInterest,
);
