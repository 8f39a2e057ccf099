import { asc } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { purchaseOrderLines } from "#backend/db/purchase-orders/lines.ts";
import { purchaseOrders } from "#backend/db/purchase-orders/orders.ts";
import { days, planted } from "#tests/support/stories.ts";

const story = (day: string) => ({ name: "portal" as const, day });

/** Planting a whole installation takes a while. */
vi.setConfig({ testTimeout: 30_000 });

describe.each(days)("the orders of the first installation on %s", (today) => {
  const orders = () =>
    planted(story(today)).select().from(purchaseOrders).orderBy(asc(purchaseOrders.id)).all();

  it("are some that came, one on its way and one that is written", () => {
    expect(orders().map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => "received"),
      "sent",
      "draft",
    ]);
  });

  it("are numbered by the year in the order of their days, but for the draft", () => {
    const counted = new Map<string, number>();
    for (const { state, number, ordered_on } of orders()) {
      if (state === "draft") expect([number, ordered_on]).toEqual(["", null]);
      if (ordered_on === null) continue;
      expect(ordered_on <= today).toBe(true);
      const year = ordered_on.slice(0, 4);
      const place = (counted.get(year) ?? 0) + 1;
      counted.set(year, place);
      expect(number).toBe(`PAS-${year}-${String(place).padStart(4, "0")}`);
    }
  });

  it("come to what their lines do, which cost something", () => {
    const lines = planted(story(today)).select().from(purchaseOrderLines).all();
    for (const { id, net_cents } of orders()) {
      const own = lines.filter(({ order_id }) => order_id === id);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every((line) => line.net_cents > 0)).toBe(true);
      expect(own.reduce((sum, line) => sum + line.net_cents, 0)).toBe(net_cents);
    }
  });
});
