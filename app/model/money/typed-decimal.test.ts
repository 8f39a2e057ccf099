import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { decimal } from "./decimal.ts";
import { typedDecimal } from "./typed-decimal.ts";

/** What is read, or the keys of what is said. */
function read(schema: z.ZodType, typed: unknown): unknown {
  const { success, data, error } = schema.safeParse(typed);
  return success ? data : error?.issues.map(({ message }) => message);
}

describe("a typed number", () => {
  const price = typedDecimal({ error: "errors.price", missing: "errors.required" });

  test.each([
    ["12,5", "12.50"],
    ["1 234.5678", "1234.5678"],
    [12.5, "12.50"],
    ["daudz", ["errors.price"]],
    ["", ["errors.price"]],
    ["-1", ["errors.negative"]],
    ["−12,50 €", ["errors.negative"]],
    [-0.5, ["errors.negative"]],
    ["0,12345", ["errors.decimals"]],
    [0.00001, ["errors.decimals"]],
    ["1 000 000 000,0001", ["errors.largest_number"]],
    ["9999999999999", ["errors.largest_number"]],
    [1e21, ["errors.largest_number"]],
    ["1,2,3", ["errors.price"]],
    ["1e3", ["errors.price"]],
    ["-", ["errors.price"]],
    [{}, ["errors.price"]],
    [null, ["errors.required"]],
    [undefined, ["errors.required"]],
  ])("%j is read as %j", (typed, expected) => {
    expect(read(price, typed)).toEqual(expected);
  });

  test.each([
    ["10 %", "10.00"],
    ["12,5%", "12.50"],
    ["0 % ", "0.00"],
    [10, "10.00"],
    ["%", ["errors.percentage"]],
    ["10 %%", ["errors.percentage"]],
    ["%10", ["errors.percentage"]],
  ])("in percent, %j is read as %j", (typed, expected) => {
    expect(read(typedDecimal({ error: "errors.percentage", unit: "%" }), typed)).toEqual(expected);
    if (typeof typed === "string") expect(read(price, typed)).toEqual(["errors.price"]);
  });

  test("has no more than the places that it may have", () => {
    const amount = typedDecimal({ error: "errors.price", places: 2 });
    expect(read(amount, "1,05")).toBe("1.05");
    expect(read(amount, "1,005")).toEqual(["errors.cents"]);
    expect(read(amount, "1,00005")).toEqual(["errors.cents"]);
  });

  test("is not past the largest", () => {
    const percentage = typedDecimal({
      error: "errors.percentage",
      range: "errors.percentage",
      largest: decimal("100"),
    });
    expect(read(percentage, "-1")).toEqual(["errors.percentage"]);
    expect(read(percentage, "0,00001")).toEqual(["errors.decimals"]);
    expect(read(percentage, 100)).toBe("100.00");
    expect(read(percentage, "100,0001")).toEqual(["errors.percentage"]);
  });

  test("that is left empty is read as what stands for it", () => {
    expect(read(typedDecimal({ error: "errors.number", empty: "1.00" }), "")).toBe("1.00");
    const optional = typedDecimal({ error: "errors.price", empty: null }).nullable();
    expect([read(optional, ""), read(optional, null)]).toEqual([null, null]);
  });
});
