import { describe, expect, test } from "vitest";
import { estimate as shape } from "#model/estimate/estimate.ts";
import { orderMoved, orderPlaced } from "./order-placed.ts";

const item = (id: number) => ({ id, name: `${id}`, type_id: 1, price: "1", quantity: "1", total_cents: 100 });
const position = (id: number, items: number[]) => ({
  id,
  name: `${id}`,
  position_items: items.map(item),
});
const estimate = shape.parse({
  id: 1,
  name: "Tāme",
  project: { id: 1, name: "Projekts" },
  agency_costs_stages: [
    { id: 1, name: "A", positions: [position(10, [100, 101, 102]), position(11, [110])] },
    { id: 2, name: "B", positions: [] },
    { id: 3, name: "C", positions: [position(12, [])] },
  ],
  additional_agency_positions: [position(13, [130]), position(14, [])],
  production_costs_stages: [{ id: 4, name: "D", positions: [position(15, [150])] }],
});
const stages = (...named: object[]) => ({
  method: "PATCH",
  path: "/estimate_stages_position_order",
  body: { stages: named },
});
const additional = (...named: object[]) => ({
  method: "PATCH",
  path: "/estimate_additional_position_order",
  body: { positions: named },
});
const at = (kind: "stage" | "position" | "item", id: number) => ({ kind, id });

describe("a row that is put where another is", () => {
  test.each([
    ["further down", 100, 102, [101, 102, 100]],
    ["further up", 102, 100, [102, 100, 101]],
    ["next to it", 101, 102, [100, 102, 101]],
    ["in another position", 110, 101, [100, 110, 101, 102]],
    ["out of what is additional", 130, 100, [130, 100, 101, 102]],
  ])("as a line %s", (_, moved, over, position_items) => {
    expect(orderPlaced(estimate, at("item", moved), at("item", over))).toEqual(
      stages({ id: 1, positions: [{ id: 10, position_items }, { id: 11 }] }, { id: 2 }, { id: 3 }),
    );
  });

  test("as a line of what is additional", () => {
    expect(orderPlaced(estimate, at("item", 100), at("item", 130))).toEqual(
      additional({ id: 13, position_items: [100, 130] }, { id: 14 }),
    );
  });

  test("as a position, in its stage, another, or additional", () => {
    expect(orderPlaced(estimate, at("position", 10), at("position", 12))).toEqual(
      stages({ id: 1 }, { id: 2 }, { id: 3, positions: [{ id: 10 }, { id: 12 }] }),
    );
    expect(orderPlaced(estimate, at("position", 10), at("position", 14))).toEqual(
      additional({ id: 13 }, { id: 10 }, { id: 14 }),
    );
  });

  test("as a stage", () => {
    expect(orderPlaced(estimate, at("stage", 3), at("stage", 1))).toEqual(
      stages({ id: 3 }, { id: 1 }, { id: 2 }),
    );
  });

  test("never in the other half, or where something of another kind is", () => {
    expect(orderPlaced(estimate, at("item", 100), at("item", 150))).toBeNull();
    expect(orderPlaced(estimate, at("item", 150), at("item", 100))).toBeNull();
    expect(orderPlaced(estimate, at("position", 15), at("position", 13))).toBeNull();
    expect(orderPlaced(estimate, at("item", 100), at("position", 10))).toBeNull();
    expect(orderPlaced(estimate, at("item", 100), at("item", 100))).toBeNull();
  });
});

describe("a row that goes one place", () => {
  test("up or down, and not past the end", () => {
    expect(orderMoved(estimate, at("stage", 2), "up")).toEqual(stages({ id: 2 }, { id: 1 }, { id: 3 }));
    expect(orderMoved(estimate, at("position", 13), "down")).toEqual(additional({ id: 14 }, { id: 13 }));
    expect(orderMoved(estimate, at("item", 100), "up")).toBeNull();
    expect(orderMoved(estimate, at("item", 102), "down")).toBeNull();
  });
});
