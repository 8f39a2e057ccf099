import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import type { Caller } from "#tests/support/installation.ts";
import { pdfWith } from "#tests/support/pdf.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { hired, type Office } from "../people.ts";
import { changed, costsOf, decided, eInvoice, given, taken, twoLines } from "./arrange.ts";

let office: Office;
let admin: Caller;
let client: { id: number };
beforeAll(async () => {
  office = await emptyOffice();
  ({ admin } = office);
  client = await made(admin, "/customers", aClient());
});

const project = (project_manager = 1): Promise<{ id: number }> =>
  made(admin, "/projects", aProject({ client: client.id, project_manager }));

const approved = { state: "approved" };

describe("an invoice on its way", () => {
  test("is a cost of its lines' projects once it is approved, and only then", async () => {
    const [one, other] = [await project(), await project()];
    const purchase = await taken(admin, eInvoice({ number: "P-1", parts: twoLines }));
    const [first, second] = purchase.lines;
    await given(admin, purchase, { project_id: one.id });
    await given(admin, purchase, { project_id: other.id, line_ids: [second?.id] });
    expect(await costsOf(admin, one.id)).toBe(0);
    const { data } = (await decided(admin, purchase, approved)).json();
    expect(data).toMatchObject({ state: "approved", decided_by: { id: 1 } });
    expect([await costsOf(admin, one.id), await costsOf(admin, other.id)]).toEqual([3_333, 6_668]);
    for (const answer of [
      await given(admin, purchase, { project_id: one.id, line_ids: [first?.id] }),
      await changed(admin, purchase, { number: "P-2" }),
      await admin("DELETE", `/purchase_invoices/${purchase.id}`),
      await admin("DELETE", `/projects/${one.id}`),
      await decided(admin, purchase, { state: "rejected", reason: "Par vēlu" }),
    ])
      expect(answer.status).toBe(409);
    await decided(admin, purchase, { state: "paid", paid_on: today() });
    expect(await costsOf(admin, one.id)).toBe(3_333);
    await decided(admin, purchase, approved);
    const back = (await decided(admin, purchase, { state: "open" })).json().data;
    expect(back).toMatchObject({ state: "open", decided_by: null, decided_at: null });
    expect(await costsOf(admin, one.id)).toBe(0);
  });

  test("is approved by an administrator, or by who manages all projects that it is given to", async () => {
    const [manager, colleague] = [await hired(office), await hired(office)];
    const purchase = await taken(admin, eInvoice({ number: "M-1" }));
    const refused = "Lemt var administrators vai vadītājs, kura projektiem piešķirtas visas rindas";
    expect((await decided(manager.caller, purchase, approved)).json().message).toBe(refused);
    await given(manager.caller, purchase, { project_id: (await project(manager.id)).id });
    expect((await decided(colleague.caller, purchase, approved)).status).toBe(403);
    const shown = async (caller: Caller): Promise<boolean> =>
      (await caller("GET", `/purchase_invoices/${purchase.id}`)).json().data.can_decide;
    const told = [await shown(admin), await shown(manager.caller), await shown(colleague.caller)];
    expect(told).toEqual([true, true, false]);
    const { data } = (await decided(manager.caller, purchase, approved)).json();
    expect(data.decided_by.id).toBe(manager.id);
  });

  test("is whole before it is approved, rejected with a reason, and paid on a day that has come", async () => {
    const purchase = await taken(admin, pdfWith("tukšs"));
    const { errors } = (await decided(admin, purchase, approved)).json();
    expect(Object.keys(errors)).toEqual(["supplier_id", "number", "issued_on", "due_on", "lines"]);
    expect((await decided(admin, purchase, { state: "rejected" })).json().errors).toEqual({
      reason: ["Šis lauks ir obligāts"],
    });
    const rejected = await decided(admin, purchase, { state: "rejected", reason: "Nav pasūtīts" });
    expect(rejected.json().data).toMatchObject({ state: "rejected", reason: "Nav pasūtīts" });
    expect((await decided(admin, purchase, approved)).status).toBe(409);
    expect((await decided(admin, purchase, { state: "open" })).json().data.reason).toBe("");

    const other = await taken(admin, eInvoice({ number: "W-1" }));
    await decided(admin, other, approved);
    for (const paid_on of [addDays(today(), 1), ""])
      expect((await decided(admin, other, { state: "paid", paid_on })).json().errors).toHaveProperty(
        "paid_on",
      );
  });

  test("stays where it is with its reason or its day set right, and takes neither where it has none", async () => {
    const purchase = await taken(admin, eInvoice({ number: "S-1" }));
    for (const more of [{ reason: "Nav" }, { paid_on: today() }])
      expect((await decided(admin, purchase, Object.assign({}, approved, more))).json().errors).toEqual(
        Object.fromEntries(Object.keys(more).map((name) => [name, ["Šo lauku šeit norādīt nevar"]])),
      );
    await decided(admin, purchase, approved);
    await decided(admin, purchase, { state: "paid", paid_on: today() });
    const earlier = addDays(today(), -1);
    const { data } = (await decided(admin, purchase, { state: "paid", paid_on: earlier })).json();
    expect(data).toMatchObject({ state: "paid", paid_on: earlier });
  });

  test("that is rejected is deleted only after it is back to be checked", async () => {
    const purchase = await taken(admin, eInvoice({ number: "Z-1" }));
    await decided(admin, purchase, { state: "rejected", reason: "Nav pasūtīts" });
    const path = `/purchase_invoices/${purchase.id}`;
    const refused = await admin("DELETE", path);
    expect(refused.status).toBe(409);
    expect(refused.json().message).toBe("Dzēst var tikai pārbaudāmu rēķinu. Vispirms atceliet lēmumu.");
    await decided(admin, purchase, { state: "open" });
    expect((await admin("DELETE", path)).status).toBe(200);
  });

  test("is decided on as it was seen: what a colleague changed meanwhile is told", async () => {
    const purchase = await taken(admin, eInvoice({ number: "V-1" }));
    await changed(admin, purchase, { number: "V-2" });
    const path = `/purchase_invoices/${purchase.id}/state`;
    const stale = await admin("PATCH", path, { body: approved, headers: { "If-Match": '"1"' } });
    expect(stale.status).toBe(412);
    expect(stale.json().data).toMatchObject({ number: "V-2", state: "open" });
  });
});

test("the list has first what is to be paid first, and finds what is overdue, of a state or of a supplier", async () => {
  const { admin } = await emptyOffice();
  const due = async (number: string, due_on: string) => {
    const purchase = await taken(admin, eInvoice({ number }));
    await changed(admin, purchase, { issued_on: "2026-01-01", due_on });
    return purchase;
  };
  const late = await due("L-1", addDays(today(), -1));
  const soon = await due("L-2", today());
  const paid = await due("L-3", addDays(today(), -9));
  await decided(admin, paid, approved);
  await decided(admin, paid, { state: "paid", paid_on: today() });
  const far = await due("L-4", addDays(today(), 30));
  const found = async (query: string): Promise<string[]> =>
    (await admin("GET", `/purchase_invoices?${query}`))
      .json()
      .data.map(({ number }: { number: string }) => number);
  expect(await found("")).toEqual(["L-1", "L-2", "L-4", "L-3"]);
  expect(await found("overdue=true")).toEqual(["L-1"]);
  expect(await found("state=paid")).toEqual(["L-3"]);
  expect(await found(`supplier=${late.supplier?.id}&q=l-2`)).toEqual([soon.number]);
  expect(await found("supplier=999999")).toEqual([]);
  const archived = await admin("DELETE", `/customers/${far.supplier?.id}`);
  expect(archived.json().data.outcome).toBe("archived");
});
