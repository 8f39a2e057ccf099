import { expect, test } from "vitest";
import { compared } from "./compared.ts";
import { estimate } from "./estimate.ts";

/** An estimate at 21 % with one position of lines, each a name, a quantity and a price. */
const of = (lines: [number, string, string, string, object?][], fields: object = {}) =>
  estimate.parse({
    id: 1,
    name: "Tāme",
    project: { id: 1, name: "Projekts" },
    vat_rate: "21",
    additional_production_positions: [
      {
        id: 7,
        name: "Druka",
        name_en: "Print",
        position_items: lines.map(([id, name, quantity, price, more]) => ({
          id,
          name,
          quantity,
          price,
          ...more,
        })),
      },
    ],
    ...fields,
  });

const earlier = of([
  [1, "Makets", "1", "200.00"],
  [2, "Brošūra", "500", "1.20"],
  [3, "Piegāde", "1", "25.00"],
  [4, "Folija", "10", "1.50"],
]);

test("lines are the same, dearer, dropped where they stood, and added", () => {
  const later = of([
    [1, "Makets", "1", "200.00"],
    [2, "Brošūra A5", "500", "1.30"],
    [4, "Folija", "10.00", "1.5"],
    [5, "Locīšana", "1", "40.00"],
  ]);
  const { positions, net_cents, total_cents, others } = compared(earlier, later, "lv");
  expect(positions).toHaveLength(1);
  expect(positions[0]).toMatchObject({ id: 7, name: "Druka" });
  expect(
    positions[0]?.lines.map(({ id, change, difference_cents }) => [id, change, difference_cents]),
  ).toEqual([
    [1, "same", 0],
    [2, "changed", 5_000],
    [3, "dropped", -2_500],
    [4, "same", 0],
    [5, "added", 4_000],
  ]);
  expect(net_cents).toEqual([84_000, 90_500]);
  expect(total_cents).toEqual([101_640, 109_505]);
  expect(others).toEqual([]);
});

test("a first line that is dropped stands first, and a whole position after the one before it", () => {
  const without = of([[4, "Folija", "10", "1.50"]]);
  const { positions } = compared(earlier, without, "en");
  expect(positions[0]?.name).toBe("Print");
  expect(positions[0]?.lines.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  const none = of([], { additional_production_positions: [] });
  expect(compared(earlier, none, "lv").positions[0]?.lines.map(({ change }) => change)).toEqual(
    Array(4).fill("dropped"),
  );
});

test("a line that moved to another position is where it is by now, and nothing else", () => {
  const moved = of([[1, "Makets", "1", "200.00"]], {
    additional_agency_positions: [
      { id: 8, name: "Darbs", position_items: [{ id: 2, name: "Brošūra", quantity: "500", price: "1.20" }] },
    ],
  });
  const { positions } = compared(
    of([
      [1, "Makets", "1", "200.00"],
      [2, "Brošūra", "500", "1.20"],
    ]),
    moved,
    "lv",
  );
  expect(positions.map(({ id, lines }) => [id, lines.map((line) => [line.id, line.change])])).toEqual([
    [8, [[2, "moved"]]],
    [7, [[1, "same"]]],
  ]);
});

test("what is not chosen counts for nothing, and a choice is a change", () => {
  const optional = { choice: "optional", choice_group: null };
  const off = of([[1, "Folija", "1", "15.00", { ...optional, is_chosen: false }]]);
  const on = of([[1, "Folija", "1", "15.00", { ...optional, is_chosen: true }]]);
  expect(compared(off, on, "lv").positions[0]?.lines[0]).toMatchObject({
    change: "changed",
    difference_cents: 1_500,
  });
  expect(compared(off, off, "lv").net_cents).toEqual([0, 0]);
});

test("other words, dates and discounts are told", () => {
  const other = of([], { name: "Cita", valid_until: "2026-12-31", commentary: "<p>!</p>", discount: "5" });
  const { others, discount } = compared(of([]), other, "lv");
  expect(others).toEqual(["name", "valid_until", "commentary"]);
  const renamed = of([], { project: { id: 1, name: "Cits" } });
  expect(compared(of([]), renamed, "lv").others).toEqual(["parties"]);
  const heading = {
    ...of([]),
    additional_production_positions: [{ ...earlier.additional_production_positions[0], name: "Iespieds" }],
  };
  expect(compared(earlier, estimate.parse(heading), "lv").others).toEqual(["headings"]);
  expect(compared(of([]), of([], { vat_rate: "12" }), "lv").others).toEqual(["vat"]);
  expect(discount).toEqual(["0", "5.00"]);
});
