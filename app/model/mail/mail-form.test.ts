import { describe, expect, test } from "vitest";
import { mailForm } from "./mail-form.ts";

const typed = (fields: object) =>
  mailForm.safeParse({ subject: "Rēķins", text: "Labdien!", lang: "lv", ...fields });

describe("the addresses of a mail", () => {
  test.each([
    ["anna@test.lv", ["anna@test.lv"]],
    ["anna@test.lv, juris@test.lv;zane@test.lv", ["anna@test.lv", "juris@test.lv", "zane@test.lv"]],
    ["Anna Ozola <anna@test.lv>", ["anna@test.lv"]],
    ["anna@test.lv juris@test.lv\nzane@test.lv", ["anna@test.lv", "juris@test.lv", "zane@test.lv"]],
  ])("are read from %j", (others, addresses) => {
    expect(typed({ others }).data?.others).toEqual(addresses);
  });

  test("that are none are named, and those beside them are not", () => {
    const { error } = typed({ others: "anna@test.lv, nekas, juris@test", cc: "zane@" });
    const told = error?.issues.map(({ path, message }) => [path[0], message]);
    expect(told).toEqual([
      ["others", "errors.wrong_address:nekas, juris@test"],
      ["cc", "errors.wrong_address:zane@"],
    ]);
  });

  test("have to be one at least, ticked or typed", () => {
    expect(typed({}).error?.issues[0]?.message).toBe("mails.no_recipient");
    expect(typed({ to: ["anna@test.lv"] }).success).toBe(true);
    expect(typed({ others: "anna@test.lv" }).success).toBe(true);
  });
});
