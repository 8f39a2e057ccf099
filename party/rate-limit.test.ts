import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("a connection may send thirty messages a second, and another one as many", () => {
  const flood = new RateLimit();
  const tried = Array.from({ length: 40 }, () => flood.isTooMuch("one", 5_000));
  expect(tried.filter((isTooMuch) => !isTooMuch)).toHaveLength(30);
  expect(flood.isTooMuch("other", 5_000)).toBe(false);
  expect(flood.isTooMuch("one", 5_999)).toBe(true);
  expect(flood.isTooMuch("one", 6_000)).toBe(false);
});
