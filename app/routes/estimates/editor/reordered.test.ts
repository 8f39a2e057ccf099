import { expect, test } from "vitest";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate, type Position } from "#model/estimate/estimate.ts";
import { orderPlaced } from "./order-placed.ts";
import { reordered } from "./reordered.ts";

const item = (id: number) => ({
  id,
  name: `Rinda ${id}`,
  type_id: 1,
  quantity: "1.00",
  price: "1.00",
  total_cents: 100,
});
const position = (id: number, items: number[]) => ({
  id,
  name: `Pozīcija ${id}`,
  position_items: items.map(item),
});
const before = estimate.parse({
  id: 1,
  name: "Tāme",
  project: { id: 1, name: "Projekts" },
  agency_costs_stages: [
    { id: 1, name: "Pirmais", positions: [position(1, [1, 2, 3]), position(2, [4])] },
    { id: 2, name: "Otrais", positions: [position(3, [5])] },
  ],
  additional_agency_positions: [position(4, [6]), position(5, [])],
});

/** The positions of the stages and the additional ones, each as its id with its lines. */
const shown = ({ agency_costs_stages, additional_agency_positions }: typeof before) => {
  const ofPosition = ({ id, position_items }: Position) => `${id}:${position_items.map((one) => one.id)}`;
  return [
    ...agency_costs_stages.map((stage) => `${stage.id}(${stage.positions.map(ofPosition).join(" ")})`),
    ...additional_agency_positions.map(ofPosition),
  ];
};

test.each([
  ["a line further down", "item", 1, 3, ["1(1:2,3,1 2:4)", "2(3:5)", "4:6", "5:"]],
  ["a line into another position", "item", 1, 4, ["1(1:2,3 2:1,4)", "2(3:5)", "4:6", "5:"]],
  ["a line into another stage", "item", 5, 2, ["1(1:1,5,2,3 2:4)", "2(3:)", "4:6", "5:"]],
  ["a line among the additional ones", "item", 1, 6, ["1(1:2,3 2:4)", "2(3:5)", "4:1,6", "5:"]],
  ["an additional line into a stage", "item", 6, 5, ["1(1:1,2,3 2:4)", "2(3:6,5)", "4:", "5:"]],
  ["a position further down", "position", 1, 2, ["1(2:4 1:1,2,3)", "2(3:5)", "4:6", "5:"]],
  ["a position into another stage", "position", 1, 3, ["1(2:4)", "2(1:1,2,3 3:5)", "4:6", "5:"]],
  ["an additional position into a stage", "position", 4, 3, ["1(1:1,2,3 2:4)", "2(4:6 3:5)", "5:"]],
  ["a stage", "stage", 2, 1, ["2(3:5)", "1(1:1,2,3 2:4)", "4:6", "5:"]],
] as const)("%s stands where it was put", (_, kind, id, at, after) => {
  const order = orderPlaced(before, { kind, id }, { kind, id: at });
  expect(order && shown(reordered(before, order))).toEqual(after);
});

test("an alternative is one in its own position alone", () => {
  const group = { choice: "alternative", choice_group: 1, is_chosen: true };
  const [first = item(1), ...others] = position(1, [1, 2]).position_items;
  const position_items = [{ ...first, ...group }, ...others];
  const chosen = estimate.parse({
    ...before,
    agency_costs_stages: [],
    additional_agency_positions: [{ ...position(1, []), position_items }, position(2, [4])],
  });
  const after = (at: number) => {
    const order = orderPlaced(chosen, { kind: "item", id: 1 }, { kind: "item", id: at });
    return order && itemsOf(reordered(chosen, order)).find(({ id }) => id === 1);
  };
  expect(after(2)).toMatchObject(group);
  expect(after(4)).toMatchObject({ choice: "optional", choice_group: null, is_chosen: true });
});

test("a row that a colleague deleted meanwhile is left out", () => {
  const order = orderPlaced(before, { kind: "item", id: 1 }, { kind: "item", id: 3 });
  const [first, ...others] = before.agency_costs_stages;
  const without = { ...before, agency_costs_stages: first ? [{ ...first, positions: [] }, ...others] : [] };
  expect(order && shown(reordered(without, order))).toEqual(["1()", "2(3:5)", "4:6", "5:"]);
});
