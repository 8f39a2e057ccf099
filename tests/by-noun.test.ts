import { expect, test } from "vitest";
import { oneTable } from "./support/by-noun.ts";

test("the rows of all nouns are one table", () => {
  expect(oneTable({ "a.ts": { one: 1, two: 2 }, "b.ts": { three: 3 } })).toEqual({
    one: 1,
    two: 2,
    three: 3,
  });
});

test("a row that two nouns name is a fault that says where", () => {
  expect(() => oneTable({ "a.ts": { one: 1 }, "b.ts": { one: 1 } })).toThrow(
    "one stands in a.ts and in b.ts",
  );
});
