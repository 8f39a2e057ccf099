import { expect, test } from "vitest";
import { readMessage, withValue } from "./message.ts";

test("a value stands behind the key of its text", () => {
  expect(readMessage(withValue("errors.status", 502))).toEqual({
    key: "errors.status",
    values: { code: "502" },
  });
  expect(readMessage(withValue("problems.request", "a:b"))).toEqual({
    key: "problems.request",
    values: { id: "a:b" },
  });
});

test.each(["errors.network", "Nav vietas: 3 faili", "constructor:1", ""])("%j stays as it is", (message) => {
  expect(readMessage(message)).toEqual({ key: message, values: {} });
});
