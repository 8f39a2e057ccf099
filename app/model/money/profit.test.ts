import { expect, test } from "vitest";
import { profitCents, workCents } from "./profit.ts";

test("hours cost by the rate of their position, else by the usual one, and are rounded once", () => {
  const rates = { usual: "10.00", positions: [{ stock_item_id: 3, rate: "12.3456" }] };
  const work = [
    { stock_item_id: 3, hours: 1 },
    { stock_item_id: 4, hours: 2 },
    { stock_item_id: null, hours: 3 },
  ];
  // 12.3456 + 20 + 30
  expect(workCents(work, rates)).toBe(6_235);
  expect(workCents([], rates)).toBe(0);
});

test("what was estimated to be bought counts until more was bought", () => {
  const project = { agreed_cents: 10_000, estimated_costs_cents: 3_000, work_cents: 2_500 };
  expect(profitCents(Object.assign({ purchases_cents: 0 }, project))).toBe(4_500);
  expect(profitCents(Object.assign({ purchases_cents: 3_000 }, project))).toBe(4_500);
  expect(profitCents(Object.assign({ purchases_cents: 8_000 }, project))).toBe(-500);
});
