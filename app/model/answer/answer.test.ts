import { describe, expect, test } from "vitest";
import { z } from "zod";
import { listOf, one, paged, placeOf, refusalIn, removal } from "./answer.ts";

const row = z.object({ id: z.number() });

describe("what the specification leaves open", () => {
  test("one thing comes under data, or by itself", () => {
    expect(one(row).parse({ data: { id: 1 } })).toEqual({ data: { id: 1 } });
    expect(one(row).parse({ id: 1 })).toEqual({ data: { id: 1 } });
  });

  test("so does a list", () => {
    expect(listOf(row).parse([{ id: 1 }])).toEqual({ data: [{ id: 1 }] });
    expect(paged(row).parse([{ id: 1 }]).data).toEqual([{ id: 1 }]);
  });

  test("whatever a deletion is answered with, the row is gone", () => {
    for (const sent of [undefined, null, { message: "OK" }])
      expect(one(removal).parse(sent).data.outcome).toBe("deleted");
    expect(one(removal).parse({ data: { id: 1, outcome: "archived" } }).data.outcome).toBe("archived");
  });
});

describe("where a page stands", () => {
  const place = (total: number, rows: number, asked: number) =>
    placeOf({ total, page: 0, per_page: 0, last_page: 0 }, rows, asked);

  test("is what a backend says", () => {
    const said = { total: 45, page: 2, per_page: 20, last_page: 3 };
    expect(placeOf(said, 20, 2)).toEqual(said);
  });

  test.each([
    [0, 7, 1, { total: 7, page: 1, per_page: 7, last_page: 1 }],
    [32, 15, 1, { total: 32, page: 1, per_page: 15, last_page: 3 }],
    [32, 15, 2, { total: 32, page: 2, per_page: 15, last_page: 3 }],
    [32, 2, 3, { total: 32, page: 3, per_page: 15, last_page: 3 }],
    [30, 15, 2, { total: 30, page: 2, per_page: 15, last_page: 2 }],
    [32, 0, 9, { total: 32, page: 1, per_page: 32, last_page: 1 }],
  ])("follows from %i in all and %i rows on page %i", (total, rows, asked, wanted) =>
    expect(place(total, rows, asked)).toEqual(wanted),
  );
});

describe("what a refusal says", () => {
  test.each([
    [
      "words and fields",
      { message: "No", errors: { name: ["a", "b"] } },
      { message: "No", errors: { name: ["a", "b"] } },
    ],
    ["empty words are none", { message: " ", errors: {} }, { errors: {} }],
    ["PHP sends a list for no fields", { message: "No", errors: [] }, { message: "No" }],
    [
      "one text is all that is wrong",
      { message: "No", errors: { name: "a" } },
      { message: "No", errors: { name: ["a"] } },
    ],
    [
      "what is no text is left out",
      { message: 7, errors: { name: [null, "", "a"] } },
      { errors: { name: ["a"] } },
    ],
    ["a page says nothing", "<h1>500</h1>", {}],
    ["nothing says nothing", undefined, {}],
  ])("%s", (_, sent, said) => expect(refusalIn(sent)).toEqual(said));
});
