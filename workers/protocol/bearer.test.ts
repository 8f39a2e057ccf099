import { expect, test } from "vitest";
import { bearerIn } from "./bearer.ts";

test.each([
  ["Bearer abc", "abc"],
  ["bearer abc", "abc"],
  ["BEARER abc", "abc"],
  ["Basic abc", null],
  ["Bearer ", null],
  ["xBearer abc", null],
])("%j carries %j", (authorization, token) => {
  expect(bearerIn(new Headers({ authorization }))).toBe(token);
});

test("nothing carries nothing", () => expect(bearerIn(new Headers())).toBeNull());
