import { describe, expect, test } from "vitest";
import { z } from "zod";
import { choiceOf, optionalText, requiredText } from "./fields.ts";
import { partOf } from "./part-of.ts";

const part = partOf(
  z.object({
    name: requiredText(3),
    note: optionalText(),
    unit_id: choiceOf("errors.unit_required"),
    width: choiceOf("errors.number"),
    person: z.object({ name: requiredText(), phone: optionalText() }).nullish(),
    is_open: z.stringbool(),
  }),
);

describe("a part of a whole", () => {
  test.each([
    [{}],
    [{ name: null, note: null, unit_id: null, person: null }],
    [{ name: "longer than the whole lets pass" }],
    [{ unit_id: 3 }],
    [{ unit_id: "3" }],
    [{ unit_id: { id: 3 } }],
    [{ person: { phone: "1" } }],
    [{ is_open: "yes" }],
  ])("takes %j as it is", (sent) => {
    expect(part.parse(sent)).toEqual(sent);
  });

  test.each([
    [{ name: 1 }],
    [{ note: [] }],
    [{ unit_id: [3] }],
    [{ width: { id: 3 } }],
    [{ person: "Anna" }],
    [{ person: { name: 1 } }],
  ])("refuses %j, which is of another kind", (sent) => {
    expect(part.safeParse(sent).success).toBe(false);
  });
});
