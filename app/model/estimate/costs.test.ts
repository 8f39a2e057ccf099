import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { showShare } from "../money/show-money.ts";
import { estimateCosts } from "./costs.ts";
import { counted } from "./counted-estimate.ts";
import { estimate } from "./estimate.ts";

const cost = (id: number, total_cents: number) => ({ id, name: "Kurjers", payment_type_id: 1, total_cents });

/** An estimate of one line, with costs of its own and of the line. */
const read = (total_cents: number, whole: number[], lines: number[], discount = "0") =>
  counted(
    estimate.parse({
      id: 1,
      name: "Rudens kampaņa",
      project: { id: 1, name: "Rudens" },
      discount,
      additional_costs: whole.map((cents, index) => cost(index + 1, cents)),
      additional_production_positions: [
        {
          id: 1,
          name: "Druka",
          type_id: 2,
          position_items: [
            {
              id: 1,
              name: "Bukleti",
              type_id: 2,
              quantity: "1",
              price: null,
              total_cents,
              additional_costs: lines.map((cents, index) => cost(100 + index, cents)),
            },
          ],
        },
      ],
    }),
  );

describe("what an estimate costs the agency", () => {
  test("is what the whole and its lines cost, and the margin is what is left of the net total", () => {
    expect(estimateCosts(read(100_000, [12_050, 1], [30_000], "10"))).toEqual({
      whole_cents: 12_051,
      lines_cents: 30_000,
      total_cents: 42_051,
      margin_cents: 47_949,
      margin_percent: 532_800,
    });
  });

  test("may be more than the client pays", () => {
    const { margin_cents, margin_percent } = estimateCosts(read(10_000, [13_335], []));
    expect([margin_cents, margin_percent]).toEqual([-3335, -333_500]);
    expect(showShare(margin_percent ?? 0, "lv")).toBe("\u221233,35\u00a0%");
    expect(showShare(333_000, "en")).toBe("33.30%");
  });

  test("is a share of nothing where the client pays nothing", () => {
    expect(estimateCosts(read(0, [500], []))).toMatchObject({ margin_cents: -500, margin_percent: null });
  });

  test("never touches what the client is asked for", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, fc.array(cents), fc.array(cents), (total, whole, lines) => {
        const with_costs = read(total, whole, lines);
        expect(with_costs.sums).toEqual(read(total, [], []).sums);
        const costs = estimateCosts(with_costs);
        expect(costs.total_cents + costs.margin_cents).toBe(with_costs.sums.net_cents);
      }),
    );
  });
});
