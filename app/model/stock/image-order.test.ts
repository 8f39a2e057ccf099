import { expect, test } from "vitest";
import { mergedOrder } from "./image-order.ts";

test.each([
  ["nobody else", [1, 2, 3], [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ["a colleague moved another", [1, 2, 3, 4], [1, 2, 4, 3], [2, 1, 3, 4], [2, 1, 4, 3]],
  ["a colleague moved another to the end", [1, 2, 3], [3, 1, 2], [2, 1, 3], [3, 2, 1]],
  ["a colleague deleted what stays", [1, 2, 3], [1, 3, 2], [1, 3], [1, 3]],
  ["a colleague deleted what was moved", [1, 2, 3], [3, 1, 2], [2, 1], [2, 1]],
  ["a colleague added one", [1, 2], [2, 1], [1, 2, 3], [2, 1, 3]],
  ["one's own last move has arrived", [1, 2, 3], [3, 2, 1], [2, 1, 3], [3, 2, 1]],
])("merges an order where %s", (_, seen, wanted, now, merged) => {
  expect(mergedOrder(seen, wanted, now)).toEqual(merged);
});
