import { expect, test } from "vitest";
import { typedAmount, typedCents } from "./typed-amount.ts";
import { sumsOf } from "./typed-sums.ts";

test.each([
  ["12,50", 1_250],
  ["-12.5", -1_250],
  ["\u22121 234,05 €", -123_405],
  [-0.01, -1],
  ["-0", 0],
])("%s is %d cents", (typed, cents) => expect(typedCents(typedAmount.parse(typed))).toBe(cents));

test.each([
  ["-1.005", "errors.cents"],
  ["--1", "errors.negative"],
  ["-", "errors.price"],
  ["", "errors.price"],
  [null, "errors.price"],
])("%s is no amount", (typed, refusal) =>
  expect(typedAmount.safeParse(typed).error?.issues[0]?.message).toBe(refusal),
);

const lineOf = (net: string, vat_rate: string) => ({ net_cents: typedCents(net), vat_rate });

test("sums below zero are those above it with the sign turned, halves of a cent as well", () => {
  // 21 % of 0.50 are 0.105.
  expect(sumsOf([lineOf("0.50", "21.00")])).toMatchObject({ vat_cents: 11, total_cents: 61 });
  expect(sumsOf([lineOf("-0.50", "21.00")])).toMatchObject({ vat_cents: -11, total_cents: -61 });
  // A discount of 10.00 on 100.00: 21 % of 90.00 are 18.90.
  expect(sumsOf([lineOf("100.00", "21.00"), lineOf("-10.00", "21.00")])).toEqual({
    net_cents: 9_000,
    vat_cents: 1_890,
    total_cents: 10_890,
    payable_cents: 10_890,
  });
});
