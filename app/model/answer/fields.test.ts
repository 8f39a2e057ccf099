import { describe, expect, it } from "vitest";
import { email, id, optionalEmail, requiredText, typedDate } from "./fields.ts";

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message);

describe("a date in a form or on the wire", () => {
  it.each([
    ["2026-01-05", "2026-01-05"],
    ["5.1.2026", "2026-01-05"],
    [" 29.02.2024 ", "2024-02-29"],
  ])("%s is read as %s", (typed, date) => {
    expect(typedDate.parse(typed)).toBe(date);
  });

  it.each(["0000-01-01", "9999-12-31", "1899-12-31", "1.1.1899", "31.12.2101"])(
    "%s is outside the years that there are",
    (typed) => {
      expect(messages(typedDate.safeParse(typed))).toEqual(["errors.date_years"]);
    },
  );

  it.each(["2026-02-29", "31.04.2026", "31.04.1899", "tomorrow"])("%s is no date", (typed) => {
    expect(messages(typedDate.safeParse(typed))).toEqual(["errors.date"]);
  });

  it.each(["", "  ", null, undefined, 5])("%j is a missing one", (typed) => {
    expect(messages(typedDate.safeParse(typed))).toEqual(["errors.required"]);
  });
});

describe("a required line of text", () => {
  it("loses the white space around it", () => {
    expect(requiredText().parse("  SIA Zīle ")).toBe("SIA Zīle");
  });

  it.each(["", "   ", null, undefined, 7])("%j is refused as missing", (typed) => {
    expect(messages(requiredText().safeParse(typed))).toContain("errors.required");
  });

  it.each(["a\u0000b", "a\u0007b", "\ud800"])("%j holds what no line of text may hold", (typed) => {
    expect(messages(requiredText().safeParse(typed))).toEqual(["errors.characters"]);
  });
});

describe("an e-mail address", () => {
  it("is one account however it is spelled", () => {
    expect(email.parse(" Anna.Ozola@Test.LV ")).toBe("anna.ozola@test.lv");
  });

  it.each([
    ["info@ķirši.lv", "info@xn--iri-6ua6s.lv"],
    ["info@xn--iri-6ua6s.lv", "info@xn--iri-6ua6s.lv"],
    ["INFO@München.DE", "info@xn--mnchen-3ya.de"],
    ["почта@пример.рф", null],
    ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
    ["info@ķirši", null],
    ["info@ķir ši.lv", null],
    ["info@ķirši.lv/x", null],
  ])("%s at a domain with other letters is %s", (typed, kept) => {
    expect(email.safeParse(typed).data ?? null).toBe(kept);
    expect(optionalEmail.safeParse(typed).data ?? null).toBe(kept);
  });

  it("may be left out where it is not a key", () => {
    expect([undefined, null, " "].map((typed) => optionalEmail.parse(typed))).toEqual(["", "", ""]);
  });

  it("is refused by name when it is missing or none", () => {
    expect(messages(email.safeParse(""))).toContain("errors.email_required");
    expect(messages(email.safeParse("anna"))).toEqual(["errors.email"]);
  });
});

describe("an id", () => {
  it("may arrive as digits", () => {
    expect(id.parse("42")).toBe(42);
  });

  it.each(["", "-1", "1.5", "x", null, 2 ** 60])("%j is none", (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });
});
