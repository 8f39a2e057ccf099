import { expect, test } from "vitest";
import { estimate } from "#model/estimate/estimate.ts";
import { bodyOf, ofEstimate, saysSame } from "./edited-row.ts";

const edited = (fields: object) =>
  ofEstimate(estimate.parse({ id: 1, name: "A", project: { id: 7, name: "B" }, ...fields }), "lv");

test("until when an estimate holds is edited where its backend keeps that", () => {
  expect(edited({ valid_until: "2027-01-05" }).fields.valid_until).toBe("05.01.2027");
  expect(edited({ valid_until: null }).fields.valid_until).toBe("");
  expect(edited({}).fields).not.toHaveProperty("valid_until");
});

test.each([
  ["5.1.2027", "2027-01-05"],
  ["05.01.2027.", "2027-01-05"],
  ["", null],
  [" rīt ", "rīt"],
])("a date that is typed as %j is sent as %j", (typed, sent) => {
  expect(bodyOf(edited({ valid_until: null }), { valid_until: typed })).toEqual({
    project_id: 7,
    valid_until: sent,
  });
});

test("two ways to type a date say the same", () => {
  expect(saysSame("valid_until", "5.1.2027", "05.01.2027")).toBe(true);
  expect(saysSame("valid_until", "", "05.01.2027")).toBe(false);
});
