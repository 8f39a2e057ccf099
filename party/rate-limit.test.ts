import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("a connection may send thirty messages a second, and another one as many", () => {
  const rateLimit = new RateLimit();
  const tried = Array.from({ length: 40 }, () => rateLimit.isTooMuch("one", 5_000));
  expect(tried.filter((isTooMuch) => !isTooMuch)).toHaveLength(30);
  expect(rateLimit.isTooMuch("other", 5_000)).toBe(false);
  expect(rateLimit.isTooMuch("one", 5_999)).toBe(true);
  expect(rateLimit.isTooMuch("one", 6_000)).toBe(false);
});
