import { describe, expect, test } from "vitest";
import { refusal } from "../arrange.ts";
import { remindingOffice } from "./arrange.ts";

describe("the plan", () => {
  test("begins as a proposal that is off, and is kept in the order of its days", async () => {
    const office = await remindingOffice({ steps: [{ days: 9 }, { days: -2, text_en: "{{open}}\r\nnow" }] });
    const plan = (await office.admin("GET", "/reminder_plan")).json().data;
    expect(plan).toMatchObject({
      is_on: true,
      least_cents: 0,
      steps: [{ days: -2, text_en: "{{open}}\nnow", text_lv: "" }, { days: 9 }],
    });
    expect(plan.built_in.lv.texts).toHaveLength(4);
    expect([plan.built_in.lv.document, plan.built_in.en.document]).toEqual(["rēķina", "invoice"]);
    expect(plan.built_in.en.days).toEqual({
      zero: "{{count}} days",
      one: "{{count}} day",
      other: "{{count}} days",
    });
    const stale = await office.admin("PATCH", "/reminder_plan", {
      body: { is_on: false },
      headers: { "If-Match": '"1"' },
    });
    expect(stale.status).toBe(412);
  });

  test.each([
    ["days that are there twice", { steps: [{ days: 3 }, { days: 3 }] }, "steps.1.days"],
    ["days too far ahead", { steps: [{ days: -61 }] }, "steps.0.days"],
    ["days too late", { steps: [{ days: 121 }] }, "steps.0.days"],
    ["half a day", { steps: [{ days: 1.5 }] }, "steps.0.days"],
    ["a gap that there is not", { steps: [{ days: 1, text_lv: "{{amount}}" }] }, "steps.0.text_lv"],
    ["a gap that is not closed", { steps: [{ days: 1, subject_en: "{{number" }] }, "steps.0.subject_en"],
    ["nine steps", { steps: Array.from({ length: 9 }, (_, days) => ({ days })) }, "steps"],
    ["a sum that is none", { least_amount: "daudz" }, "least_amount"],
  ])("is refused with %s", async (_what, body, field) => {
    const { admin } = await remindingOffice();
    const { status, errors } = refusal(await admin("PATCH", "/reminder_plan", { body }));
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});
