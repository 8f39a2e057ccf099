import { beforeEach, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";

const path = "/companies/1/details";
let admin: Caller;
beforeEach(async () => {
  ({ admin } = await emptyOffice());
});

/** Changes the details by parts of them, one after another; answers them as they are then. */
async function changed(...parts: object[]) {
  let details: Record<string, unknown> = {};
  for (const body of parts) details = (await admin("PATCH", path, { body })).json().data;
  return details;
}

test("what is not sent of interest for delay stays", async () => {
  const base_rates = [{ from: "2026-07-01", rate: "2.40" }];
  const { interest } = await changed(
    { interest: { rule: "year", rate: "12", base_rates } },
    { interest: { rule: "law" } },
  );
  expect(interest).toEqual({ rule: "law", rate: "12.00", base_rates });
});

test("what is not sent of number series stays", async () => {
  const own = {
    invoice: { prefix: "KD/", with_year: false, width: 6 },
    waybill: { prefix: "", with_year: true, width: 1 },
    credit_note: { prefix: "Kr.", with_year: true, width: 8 },
  };
  const { series } = await changed({ series: own }, { series: { waybill: { width: 6 } } });
  expect(series).toEqual({ ...own, waybill: { prefix: "", with_year: true, width: 6 } });
});

test("what is booked by itself stays where nothing is said of it", async () => {
  const { bank_booking } = await changed({ bank_booking: { books_certain: true } }, { bank_booking: {} });
  expect(bank_booking).toEqual({ books_certain: true });
});

test("accounts and codes that are not sent stay", async () => {
  const codes = [{ vat_category: "S", vat_rate: "21.00", sales: "PVN21", purchases: "" }];
  const { accounting } = await changed(
    { accounting: { income: "6111", codes } },
    { accounting: { advances: "5212" } },
  );
  expect(accounting).toMatchObject({ income: "6111", advances: "5212", receivables: "2310", codes });
});
