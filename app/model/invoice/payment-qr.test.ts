import { describe, expect, test } from "vitest";
import { paymentQr } from "./payment-qr.ts";

const account = { bank: "Swedbank", bic: "HABALV22", iban: "LV80HABA0000435195001" };
const aTransfer = (fields: object = {}) => ({
  name: "SIA Druka",
  account,
  amount: 12_345,
  reference: null,
  text: "RE-2026-0001",
  ...fields,
});

describe("the code of a payment", () => {
  test("has the elements of EPC069-12 in their order, one a line", () => {
    expect(paymentQr(aTransfer())).toBe(
      "BCD\n002\n1\nSCT\nHABALV22\nSIA Druka\nLV80HABA0000435195001\nEUR123.45\n\n\nRE-2026-0001",
    );
  });

  test("names a reference in its own line, and then says nothing in words", () => {
    expect(
      paymentQr(aTransfer({ reference: "RF18539007547034" }))
        ?.split("\n")
        .slice(8),
    ).toEqual(["", "RF18539007547034", ""]);
  });

  test.each([
    [1, "EUR0.01"],
    [100, "EUR1.00"],
    [120, "EUR1.20"],
    [99_999_999_999, "EUR999999999.99"],
  ])("writes %i cents as %s", (amount, shown) => {
    expect(paymentQr(aTransfer({ amount }))?.split("\n")[7]).toBe(shown);
  });

  test.each([0, -100, 100_000_000_000])(
    "is none for %i cents, which the standard does not take",
    (amount) => {
      expect(paymentQr(aTransfer({ amount }))).toBeNull();
    },
  );

  test("keeps a name to 70 characters and a text to 140, each on its line", () => {
    const elements = paymentQr(
      aTransfer({ name: `Ķēžu\n${"s".repeat(100)}`, text: "x\r\n".repeat(100) }),
    )?.split("\n");
    expect(elements).toHaveLength(11);
    expect(elements?.[5]).toBe(`Ķēžu ${"s".repeat(65)}`);
    expect(elements?.[10]).toBe("x ".repeat(70).trim());
  });

  test("is none where it is larger than the standard's largest", () => {
    const [name, text] = ["š".repeat(70), "ž".repeat(100)];
    expect(paymentQr(aTransfer({ name, text: "RE-2026-0001" }))).not.toBeNull();
    expect(paymentQr(aTransfer({ name, text }))).toBeNull();
  });
});
