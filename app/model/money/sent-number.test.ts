import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readSent, sentDecimal, withCents } from "./sent-number.ts";

describe("a decimal that a backend sends", () => {
  test.each([
    ["12.50", 125_000],
    [12.5, 125_000],
    ["0.4375", 4375],
    ["35.000000", 350_000],
    [12.350000000000001, 123_500],
    ["-3.10", -31_000],
    [0, 0],
    ["1209999877.81", 12_099_998_778_100],
    ["3024999999999.97", 30_249_999_999_999_700],
  ])("%s is read as ten-thousandths", (sent, value) => expect(readSent(sent)).toBe(value));

  test.each([
    ["", null],
    ["abc", null],
    [Number.NaN, null],
    [{}, null],
  ])("%s is none", (sent, value) => expect(readSent(sent)).toBe(value));

  test("is a text of two places at least, nothing where none is sent, and never below zero", () => {
    expect([12.5, "0.1234", "", null, undefined].map((sent) => sentDecimal.parse(sent))).toEqual([
      "12.50",
      "0.1234",
      null,
      null,
      null,
    ]);
    expect(sentDecimal.safeParse(-1).success).toBe(false);
  });
});

describe("cents of decimals alone", () => {
  const row = withCents(z.object({ total_cents: z.number().default(0), vat_cents: z.number().default(0) }));

  test("are rounded half away from zero", () => {
    expect(row.parse({ total: "1.005", vat: -0.005 })).toEqual({ total_cents: 101, vat_cents: -1 });
  });

  test("stay where they are sent, whatever the decimal says", () => {
    expect(row.parse({ total_cents: 7, total: "9.99" })).toEqual({ total_cents: 7, vat_cents: 0 });
  });
});
