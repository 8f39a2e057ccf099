import { expect, test } from "vitest";
import { emptyOffice, made } from "../arrange.ts";
import { aPerson } from "../people.ts";

/** Rows that people change in forms: how one is made, where it is changed, and what of it. */
const rows = [
  ["a unit", "/measure_units", { short_name: "rull.", code: "XRO" }, "/measure_units", "short_name"],
  ["a kind of work", "/work-types", { name: "Dizains", color: "#662E93" }, "/work-types", "name"],
  [
    "a rate of VAT",
    "/vat_rates",
    { category: "S", rate: "7,5", name: "Likme", from: "2027-01-01" },
    "/vat_rates",
    "name",
  ],
  [
    "an item",
    "/stock_items",
    { type_id: 1, name: "Darbs", measure_unit_id: 1, price: "5" },
    "/stock_items",
    "name",
  ],
  [
    "a product",
    "/products",
    { code: "A", name: { lv: "Krūze" }, default_measure_unit_id: 1 },
    "/products",
    "code",
  ],
  ["a person", "/register", aPerson({}), "/users", "name"],
] as const;

test.each(rows)(
  "%s that a colleague has changed is not changed over it",
  async (_, path, body, at, field) => {
    const { admin } = await emptyOffice();
    const { id, version } = await made(admin, path, body);
    expect(version).toBe(1);
    const change = (stated: number, text: string) => {
      const headers = { "If-Match": `"${stated}"` };
      return admin("PATCH", `${at}/${id}`, { body: { ...body, [field]: text }, headers });
    };
    expect((await change(1, "Pirmais")).status).toBe(200);
    const late = await change(1, "Otrais");
    expect(late.status).toBe(412);
    expect(late.json().data).toMatchObject({ id, version: 2 });
    expect((await change(2, "Trešais")).status).toBe(200);
  },
);
