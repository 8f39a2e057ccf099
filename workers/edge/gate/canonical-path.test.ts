import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const at = (path: string) => canonicalPath(new URL(`http://x.lv${path}`));

test.each([
  ["/%5C..127?@*", "/..127?@*"],
  ["//%5c%3a%2f", "/%3a%2f"],
  ["/\\%5C%5c/%5Cevil.example", "/evil.example"],
  ["/%5c", "/"],
  ["//%09\\", "/"],
  ["/%0d%0aX", "/X"],
])("%s leads to %s", (path, to) => {
  expect(at(path)).toBe(to);
});

test.each(["/", "/clients", "//evil.example", "/x%5C..", "/%255c"])("%s stays where it is", (path) => {
  expect(at(path)).toBeNull();
});
