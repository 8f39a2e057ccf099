import { describe, expect, test } from "vitest";
import { arrangePeople, type Order } from "./people.ts";

const person = (id: number, name: string, position: string, is_active = true) => ({
  id,
  name,
  position,
  is_active,
});
const people = [
  person(1, "Andris Balodis", "Šuvējs"),
  person(2, "Anete Eglīte", "Dizaineris"),
  person(3, "Jānis Krūmiņš", "Šuvējs"),
  person(4, "Zane Liepa", ""),
  person(5, "Uldis Ozols", "Salmētājs"),
  person(6, "Ēriks Vanags", "Dizaineris", false),
];
const entries = [
  { user_id: 1, duration: 8 },
  { user_id: 1, duration: 2 },
  { user_id: 2, duration: 9 },
  { user_id: 3, duration: 1 },
];

const arranged = (order: Order | null, { sought = "", self = 0 } = {}) =>
  arrangePeople(people, entries, { sought, order, self }, "lv");
const ids = (order: Order | null, wanted = {}) => arranged(order, wanted).map(({ id }) => id);
const groups = (order: Order) => arranged(order).map(({ group }) => group);

describe("the rows of the sheet", () => {
  test("are as the backend sends them, oneself first", () => {
    expect(ids(null)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(null, { self: 3 })).toEqual([3, 1, 2, 4, 5, 6]);
    expect(arranged(null, { self: 3 }).map(({ isSelf }) => isSelf)).toEqual([
      true,
      ...Array(5).fill(undefined),
    ]);
  });

  test("begin with who has the most free hours; who has left comes last", () => {
    expect(ids("free")).toEqual([4, 5, 3, 2, 1, 6]);
    expect(ids("free", { self: 1 })).toEqual([1, 4, 5, 3, 2, 6]);
  });

  test("stand together by position, in the alphabet's order, the first of each with its name", () => {
    expect(ids("position")).toEqual([2, 5, 1, 3, 4, 6]);
    expect(groups("position")).toEqual([
      "Dizaineris",
      "Salmētājs",
      "Šuvējs",
      undefined,
      undefined,
      undefined,
    ]);
    expect(ids("position-free")).toEqual([2, 5, 3, 1, 4, 6]);
    expect(groups("position-free")).toEqual([
      "Dizaineris",
      "Salmētājs",
      "Šuvējs",
      undefined,
      undefined,
      undefined,
    ]);
    expect(ids("position", { self: 3 })).toEqual([3, 2, 5, 1, 4, 6]);
  });

  test("are those in whose name or position the sought words are, however they are written", () => {
    expect(ids(null, { sought: "kruMIN" })).toEqual([3]);
    expect(ids(null, { sought: " dizaineris " })).toEqual([2, 6]);
    expect(ids("free", { sought: "suvejs", self: 2 })).toEqual([3, 1]);
    expect(ids("free", { sought: "nav" })).toEqual([]);
  });
});
