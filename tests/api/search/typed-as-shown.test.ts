import { expect, test } from "vitest";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { finder } from "./finder.ts";

test("a sum is found as it is shown, in both languages, with and without its currency", async () => {
  const { admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await desk(admin);
  // With 8425.92 of VAT at 21 %: 48 549.37.
  await addItems(at, [{ name: "Druka", price: "40123.45" }]);
  const { id } = await issued(at);
  const sums = [
    "48549,37",
    "48 549,37",
    "48\u00a0549,37\u00a0€",
    "48\u202f549,37 €",
    "€48,549.37",
    "48,549.37",
    "48.549,37",
  ];
  for (const typed of [...sums, "−48\u00a0549,37\u00a0€"])
    expect([typed, (await finder(admin)(typed)).map((row) => row.id)]).toEqual([typed, [id]]);
  for (const typed of ["548 549,37", "48 549,36"])
    expect([typed, await finder(admin)(typed)]).toEqual([typed, []]);
});

test("a number is found as it stands; while it is typed, what it begins", async () => {
  const { admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  await issued(at);
  const other = await made(admin, "/estimates", { name: "Otra", project_id: at.projectId });
  const numbers = async (typed: string) =>
    (await finder(admin)(typed)).map(({ kind, id }) => `${kind} ${id}`);
  expect(other.estimate_nr).toBe("2026-0001/2");
  expect(await numbers("2026-0001/2")).toEqual([`estimate ${other.id}`]);
  expect(await numbers("tāme 2026-0001/1")).toEqual([`estimate ${at.estimate.id}`]);
  expect(await numbers("2026-00")).toContain(`estimate ${other.id}`);
  expect(await numbers("2026-00")).toContain(`project ${at.projectId}`);
});

test("a client is found by a VAT number where its registration number alone is known", async () => {
  const { admin } = await emptyOffice();
  const { id } = await made(admin, "/customers", aClient({ reg_nr: "40003032949" }));
  await made(admin, "/customers", aClient({ reg_nr: "40003521600" }));
  for (const typed of ["LV40003032949", "lv400030329", "klients LV40003032949"])
    expect([typed, (await finder(admin)(typed)).map((row) => row.id)]).toEqual([typed, [id]]);
  expect(await finder(admin)("LT40003032949")).toEqual([]);
});
