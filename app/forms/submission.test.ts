import { expect, test } from "vitest";
import { keyOf } from "./form-version.ts";

const keyIn = (key: string) => {
  const form = new FormData();
  form.set("key", key);
  return keyOf(form);
};

test("the key of a form is what a header can hold", () => {
  expect(keyIn("2fbefb0e-b493-4d31-880e-64fb4b21813c")).toBe("2fbefb0e-b493-4d31-880e-64fb4b21813c");
  expect(keyIn("a".repeat(200))).toBe("a".repeat(100));
  for (const key of ["", " ", "a\tb\nc", "\0", "ā", "a b"]) expect(keyIn(key)).toBeUndefined();
});
