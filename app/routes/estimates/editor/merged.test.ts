import { expect, test } from "vitest";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { advance, type DraftEvent, noDrafts } from "./drafts.ts";
import { editedRows, ofEstimate, ofItem } from "./edited-row.ts";
import { mergeEstimate } from "./merged.ts";

const alternative = { choice: "alternative", choice_group: 1, is_chosen: false };

/** 1.00 in any case, 2.00 included, and of 10.00, 20.00 and 40.00 the first. */
const loaded = estimate.parse({
  id: 1,
  name: "Tāme",
  project: { id: 7, name: "Projekts" },
  additional_agency_positions: [
    {
      id: 1,
      name: "Druka",
      position_items: [
        { id: 1, price: "1.00", choice: "always", choice_group: null, is_chosen: true },
        { id: 2, price: "2.00", choice: "optional", choice_group: null, is_chosen: true },
        { id: 3, price: "10.00", ...alternative, is_chosen: true },
        { id: 4, price: "20.00", ...alternative },
        { id: 5, price: "40.00", ...alternative },
      ],
    },
  ],
});

const choose = (id: number, choice: string): DraftEvent => ({
  kind: "typed",
  name: `item-${id}`,
  fields: { choice },
});

/** What it comes to, in euro, and which lines count. */
function after(...events: DraftEvent[]) {
  const merged = mergeEstimate(loaded, events.reduce(advance, noDrafts(editedRows(loaded, "lv"))));
  const counted = itemsOf(merged).filter(({ is_chosen }) => is_chosen);
  return [merged.sums.net_cents / 100, ...counted.map(({ id }) => id)];
}

test.each([
  ["nothing is typed", [], [13, 1, 2, 3]],
  ["a line is left out", [choose(1, "optional-")], [12, 2, 3]],
  ["another one is chosen", [choose(5, "alternative+1")], [43, 1, 2, 5]],
  ["the chosen one is taken back", [choose(3, "alternative-1")], [23, 1, 2, 4]],
  ["the chosen one goes to another group", [choose(3, "alternative+2")], [33, 1, 2, 3, 4]],
  ["the chosen one can be left out", [choose(3, "optional-")], [23, 1, 2, 4]],
  ["a line comes to the group", [choose(2, "alternative+1")], [3, 1, 2]],
  [
    "one is chosen and then the first again",
    [choose(5, "alternative+1"), choose(3, "alternative+1")],
    [13, 1, 2, 3],
  ],
  ["one is chosen before the next", [choose(5, "alternative+1"), choose(4, "alternative+1")], [23, 1, 2, 4]],
  ["a line alone in a group is taken back", [choose(1, "alternative-2")], [13, 1, 2, 3]],
] as const)("the sums are what counts at once where %s", (_, events, expected) => {
  expect(after(...events)).toEqual(expected);
});

test("an alternative that was saved counts before it is read again", () => {
  const [item] = itemsOf(loaded).filter(({ id }) => id === 4);
  if (!item) throw new Error("The line is there");
  const row = ofItem({ ...item, is_chosen: true, version: 2 }, "lv");
  const saved: DraftEvent = { kind: "saved", row, sent: { choice: "alternative+1" } };
  expect(after(choose(4, "alternative+1"), { kind: "sending", name: "item-4" }, saved)).toEqual([
    23, 1, 2, 4,
  ]);
  // What is typed meanwhile is later.
  expect(after(saved, choose(5, "alternative+1"))).toEqual([43, 1, 2, 5]);
});

test("what cannot be read counts as it was saved last, and not as it was when the page was read", () => {
  const discounted = ofEstimate({ ...loaded, discount: "10.00", version: 2 }, "lv");
  const [item] = itemsOf(loaded);
  if (!item) throw new Error("The line is there");
  const dearer = ofItem({ ...item, price: "11.00", version: 2 }, "lv");
  const saved: DraftEvent[] = [
    { kind: "saved", row: discounted, sent: { discount: "10" } },
    { kind: "saved", row: dearer, sent: { price: "11" } },
  ];
  // 11.00, 2.00 and 10.00, less a tenth.
  expect(after(...saved)[0]).toBe(20.7);
  const typed: DraftEvent[] = [
    { kind: "typed", name: "estimate-1", fields: { discount: "abc" } },
    { kind: "typed", name: "item-1", fields: { price: "abc" } },
  ];
  expect(after(...saved, ...typed)[0]).toBe(20.7);
  const wiped: DraftEvent = { kind: "typed", name: "estimate-1", fields: { discount: "" } };
  expect(after(...saved, wiped)[0]).toBe(23);
});
