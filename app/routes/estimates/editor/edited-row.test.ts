import { describe, expect, test } from "vitest";
import { estimate } from "#model/estimate/estimate.ts";
import { positionItem } from "#model/estimate/position-item.ts";
import { bodyOf, ofEstimate, ofItem, saysSame } from "./edited-row.ts";

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

describe("what a client can decide about a line", () => {
  const line = (fields: object, language = "lv") =>
    ofItem(positionItem.parse({ id: 1, ...fields }), language);
  const alternative = { choice: "alternative", choice_group: 12 };

  test.each([
    [{ choice: "always", choice_group: null, is_chosen: true }, ""],
    [{ choice: "optional", choice_group: null, is_chosen: true }, "optional+"],
    [{ choice: "optional", choice_group: null, is_chosen: false }, "optional-"],
    [{ ...alternative, is_chosen: true }, "alternative+12"],
    [{ ...alternative, is_chosen: false }, "alternative-12"],
  ])("is one field, and sent as three: %j", (said, text) => {
    const row = line(said);
    expect(row.fields.choice).toBe(text);
    expect(bodyOf(row, { choice: text })).toEqual(said);
    expect(bodyOf(row, { price: "5" })).toEqual({ price: "5.00" });
  });

  test("is no field where the backend says nothing of it", () => {
    expect(line({ name: "Druka" }).fields).not.toHaveProperty("choice");
  });

  test.each(["sometimes", "optional", "optional+1", "alternative+", "alternative+x"])(
    "is nothing that can be sent where it says %j",
    (text) => expect(bodyOf(line({ choice: "always" }), { choice: text })).toEqual({}),
  );
});
