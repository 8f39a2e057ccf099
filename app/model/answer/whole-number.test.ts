import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { choiceOf, id, oneOf, wholeNumber } from "./fields.ts";

const hours = wholeNumber({ min: 1, max: 24, range: "errors.duration" });
const paid = oneOf([1, 2, 3]);

/** What a schema makes of what was sent: its number, or its one message. */
function read(schema: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(sent);
  return success ? data : error.issues.map(({ message }) => message).join();
}

/** The same of a form, whose values are coerced before. */
function readForm(schema: z.ZodType, typed: string): unknown {
  const form = new FormData();
  form.set("field", typed);
  const { payload: _, ...read } = parseWithZod(form, { schema: z.object({ field: schema }) });
  return read.status === "success" ? read.value : read.error?.field?.join();
}

describe("a whole number", () => {
  test.each([
    [8, 8],
    ["8", 8],
    ["08", 8],
    [" 24 ", 24],
    ["0", "errors.duration"],
    [-1, "errors.duration"],
    ["25", "errors.duration"],
    ["99999999999999999999", "errors.duration"],
    [1e20, "errors.duration"],
    [1.5, "errors.number"],
    ["1,5", "errors.number"],
    ["0x8", "errors.number"],
    ["8e0", "errors.number"],
    ["+8", "errors.number"],
    ["", "errors.number"],
    [null, "errors.number"],
    [undefined, "errors.number"],
    [true, "errors.number"],
    [[8], "errors.number"],
    [Number.NaN, "errors.number"],
  ])("is read from %j as %j", (sent, wanted) => expect(read(hours, sent)).toBe(wanted));

  test.each(["0x8", "8e0", "1.5", ""])("is no %j that a form sends", (typed) =>
    expect(readForm(hours, typed)).toBe("errors.number"),
  );

  test("is told its range in a form, too", () =>
    expect(readForm(hours, "99999999999999999999")).toBe("errors.duration"));
});

test.each([true, [1], null, "", "0x1", "1e0", "4", 4])("none of the offered numbers is %j", (sent) =>
  expect(read(paid, sent)).toBe("errors.choice"),
);
test("one of the offered numbers is sent by a form as text", () =>
  expect(readForm(paid, "2")).toEqual({ field: 2 }));

test.each(["0x1", "1e0", "01", "1.0", "-1", "0", "9007199254740993"])("%j is the id of nothing", (typed) => {
  expect(readForm(id, typed)).toBe("errors.choice");
  expect(readForm(choiceOf("errors.role_required"), typed)).toBe("errors.role_required");
});
