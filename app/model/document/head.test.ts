import { describe, expect, test } from "vitest";
import { estimate } from "../estimate/estimate.ts";
import { headOf } from "./head.ts";

const headOfOne = (fields: object, kind: "estimate" | "offer" = "estimate") =>
  headOf(
    estimate.parse({
      id: 1,
      name: "Kampaņa",
      date: "2026-11-21",
      project: { id: 1, name: "Rudens" },
      ...fields,
    }),
    kind,
  );
const lastDayIn = ({ facts }: ReturnType<typeof headOfOne>) =>
  facts.find(({ key }) => key === "documents.valid_until")?.value;

describe("until when a document holds", () => {
  test.each(["estimate", "offer"] as const)("is the date that is set, of an %s", (kind) => {
    const head = headOfOne({ valid_until: "2027-01-05" }, kind);
    expect(lastDayIn(head)).toBe("05.01.2027");
    expect(head.valid).toEqual({
      key: kind === "offer" ? "documents.valid_to" : "documents.estimate_valid_to",
      values: { date: "05.01.2027" },
    });
  });

  test.each([{ valid_until: null }, {}, { valid_until: "" }])("is the thirtieth day with %j", (fields) => {
    const head = headOfOne(fields);
    expect(lastDayIn(head)).toBe("21.12.2026");
    expect(head.valid).toEqual({ key: "documents.estimate_valid", values: { days: "30" } });
  });

  test("is not said by a date where the estimate has none", () => {
    expect(lastDayIn(headOfOne({ date: null }))).toBeUndefined();
    expect(lastDayIn(headOfOne({ date: null, valid_until: "2027-01-05" }))).toBe("05.01.2027");
  });
});

test("a backend that keeps no date is told from one where none is set", () => {
  const read = (fields: object) =>
    estimate.parse({ id: 1, name: "A", project: { id: 1, name: "B" }, ...fields });
  expect(read({}).valid_until).toBeUndefined();
  expect(read({ valid_until: null }).valid_until).toBeNull();
  expect(read({ valid_until: "" }).valid_until).toBeNull();
});
