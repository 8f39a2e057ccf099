import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type InterestTerms, interestTerms } from "../company/interest.ts";
import { addDays } from "../date/week.ts";
import { type Debt, interestOf, ratesOf } from "./interest.ts";

const terms = (fields: Partial<InterestTerms>): InterestTerms =>
  interestTerms.parse({ rule: "law", ...fields });
const yearly = (rate: string) => ratesOf(terms({ rule: "year", rate }), true);
const debt = (total_cents: number, due_date: string, ...payments: [string, number][]): Debt => ({
  total_cents,
  due_date,
  payments: payments.map(([date, amount_cents]) => ({ date, amount_cents })),
});

describe("interest for delay, counted by hand", () => {
  test.each([
    // 1000.00 at 10 % for 73 days is a fifth of 100.00.
    ["an agreed rate a year", debt(100_000, "2026-01-31"), yearly("10"), "2026-04-14", 2_000],
    // The due date itself is no delay, the next day is: 1000.00 at 36.5 % is 1.00 a day.
    ["the due date", debt(100_000, "2026-01-31"), yearly("36.5"), "2026-01-31", 0],
    ["the first day", debt(100_000, "2026-01-31"), yearly("36.5"), "2026-02-01", 100],
    // 0.1 % a day of 1000.00 for 30 days.
    [
      "a rate a day",
      debt(100_000, "2026-01-31"),
      ratesOf(terms({ rule: "day", rate: "0.1" }), true),
      "2026-03-02",
      3_000,
    ],
    // Ten days of 1000.00, the tenth the one on which 400.00 came, and five of 600.00, at 36.5 %.
    [
      "a part that came",
      debt(100_000, "2026-01-31", ["2026-02-10", 40_000]),
      yearly("36.5"),
      "2026-02-15",
      1_300,
    ],
    // What came on the first day of the delay was late that day: 1.00, and 0.60 on the next.
    [
      "a part that came at once",
      debt(100_000, "2026-01-31", ["2026-02-01", 40_000]),
      yearly("36.5"),
      "2026-02-02",
      160,
    ],
    // What came before the due date was never late.
    [
      "a part that came before",
      debt(100_000, "2026-01-31", ["2026-01-05", 40_000]),
      yearly("36.5"),
      "2026-02-10",
      600,
    ],
    // Ten days of 1000.00; then everything came, and 200.00 of it went back after five days: five of 200.00.
    [
      "what went back",
      debt(100_000, "2026-01-31", ["2026-02-10", 100_000], ["2026-02-15", -20_000]),
      yearly("36.5"),
      "2026-02-20",
      1_100,
    ],
    // Half-years: 10 days of 2025 at 2.15 + 8 and 10 days of 2026 at 2.15 + 8 are 20 days at 10.15 %: 5.5616… of 1000.00.
    ["the law", debt(100_000, "2025-12-21"), ratesOf(terms({}), true), "2026-01-10", 556],
    // 30.06.2025 at 3.15 + 8, and nine days of July at 2.15 + 8, of 3650.00: 1.115 and 9 × 1.015.
    ["a new half-year", debt(365_000, "2025-06-29"), ratesOf(terms({}), true), "2025-07-09", 1_025],
    // A consumer: 6 % a year of 3650.00 is 0.60 a day.
    ["a consumer", debt(365_000, "2026-01-31"), ratesOf(terms({}), false), "2026-02-10", 600],
    // Older than the first base rate that is known: 4.50 + 8 % of 3650.00 is 1.25 a day.
    ["long ago", debt(365_000, "2022-12-31"), ratesOf(terms({}), true), "2023-01-04", 500],
    // 1 % a day reaches the debt after a hundred days, and stops.
    [
      "what equals the debt",
      debt(1_000, "2025-01-01"),
      ratesOf(terms({ rule: "day", rate: "1" }), true),
      "2025-12-31",
      1_000,
    ],
    // 0.50 cents are rounded up: 18.25 for a day at 10 %.
    ["half a cent", debt(1_825, "2026-01-31"), yearly("10"), "2026-02-01", 1],
    ["no terms", debt(100_000, "2025-01-31"), ratesOf(terms({ rule: "off" }), true), "2026-01-31", 0],
  ])("of %s", (_what, owed, rates, until, cents) => {
    expect(interestOf(owed, rates, until)).toBe(cents);
  });

  test("is none of a document without a due date", () => {
    expect(interestOf({ total_cents: 100, due_date: null, payments: [] }, yearly("10"), "2026-01-01")).toBe(
      0,
    );
  });
});

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2024-03-01", days));

test("it is the sum of every day's share, whatever came and whatever the half-year", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      day,
      day,
      fc.array(fc.tuple(day, fc.integer({ min: -200_000, max: 2_000_000 })), { maxLength: 5 }),
      (total, due, until, payments) => {
        const base = [450, 425, 315, 215, 215, 215];
        const owed = debt(total, due, ...payments);
        // Ten-thousandths of a cent a year and percent, day by day.
        let sum = 0n;
        let principal = -1;
        for (let on = addDays(due, 1); on <= until; on = addDays(on, 1)) {
          let open = total;
          for (const [date, cents] of payments) if (date < on) open -= cents;
          if (principal < 0) principal = Math.max(open, 0);
          const half = (Number(on.slice(0, 4)) - 2024) * 2 + (on.slice(5, 7) < "07" ? 0 : 1);
          sum += BigInt(Math.max(open, 0)) * BigInt(800 + (base[Math.min(half, 5)] ?? 0));
        }
        const exact = Number(sum) / (100 * 100 * 365);
        const counted = interestOf(owed, ratesOf(terms({}), true), until);
        if (principal < 0) expect(counted).toBe(0);
        else if (exact >= principal) expect(counted).toBe(principal);
        else expect(Math.abs(counted - exact)).toBeLessThanOrEqual(0.500001);
      },
    ),
    { numRuns: 300 },
  );
});

describe("the terms", () => {
  test.each([
    [{ rule: "year", rate: "0" }, "rate"],
    [{ rule: "day", rate: "1.01" }, "rate"],
    [{ rule: "day", rate: "" }, "rate"],
    [{ rule: "law", base_rates: [{ from: "2026-02-01", rate: "2" }] }, "base_rates.0.from"],
    [
      {
        rule: "law",
        base_rates: [
          { from: "2026-01-01", rate: "2" },
          { from: "01.01.2026", rate: "3" },
        ],
      },
      "base_rates",
    ],
    [{ rule: "law", base_rates: [] }, "base_rates"],
    [{ rule: "month" }, "rule"],
  ])("refuse %j", (sent, field) => {
    expect(interestTerms.safeParse(sent).error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });

  test("have the rates that are known where none are sent", () => {
    expect(interestTerms.parse({ rule: "off" }).base_rates).toHaveLength(6);
  });
});
