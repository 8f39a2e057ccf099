import { beforeEach, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems } from "../estimates/arrange.ts";
import { draft, introduceSeller, invoiceDesk, invoicing, issued } from "./arrange.ts";
import { daysAway } from "./assortment.ts";

let admin: Caller;
beforeEach(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

/** Ends the standard rate yesterday; another one goes on from today. */
async function changeRate() {
  const body = { name: "Standarta likme", from: "2012-07-01", until: daysAway(-1) };
  await admin("PATCH", "/vat_rates/1", { body });
  await made(admin, "/vat_rates", {
    category: "S",
    rate: "22",
    name: "Standarta likme",
    from: daysAway(0),
  });
}

const ofDay = (day: string) => day.split("-").reverse().join(".");
const ended = (day: string) => ({
  status: 422,
  errors: {
    vat: [
      `PVN likme 21 % ${ofDay(day)} nav spēkā. Paņemiet likmi, kas tajā dienā ir spēkā, vai labojiet piegādes datumu.`,
    ],
  },
});
const taking = {
  vat: { from: { vat_category: "S", vat_rate: "21" }, to: { vat_category: "S", vat_rate: "22" } },
};

test("a rate that has ended is not issued, and the one that holds is taken at once (domain H21)", async () => {
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { is_approved: true } });
  const { id } = await draft(at);
  await changeRate();
  const issue = (body: object = {}) => admin("POST", `/invoices/${id}/final_document`, { body });
  expect(refusal(await issue())).toEqual(ended(daysAway(0)));

  const answer = await admin("PATCH", `/invoices/${id}`, { body: taking });
  expect(answer.json().data).toMatchObject({ net_cents: 18_333, vat_cents: 2933 + 250 });
  const final = await issue();
  expect(final.json().data.content.groups).toEqual([
    { category: "S", rate: "22.00", taxable_cents: 13_333, amount_cents: 2933 },
    { category: "S", rate: "5.00", taxable_cents: 5000, amount_cents: 250 },
  ]);
  const { data } = (await admin("GET", `/estimates/${at.estimate.id}`)).json();
  expect(data).toMatchObject({ vat_rate: "22.00", is_approved: true });
});

test("a rate with a fraction is named as its reader writes it", async () => {
  const own = { category: "S", rate: "9.5", name: "Pagaidu likme", from: "2020-01-01" };
  const rate = await made(admin, "/vat_rates", own);
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { vat: "9.5" } });
  const { id } = await draft(at);
  const until = daysAway(-1);
  await admin("PATCH", `/vat_rates/${rate.id}`, { body: { name: own.name, from: own.from, until } });
  const refused = async () =>
    refusal(await admin("POST", `/invoices/${id}/final_document`, { body: {} })).errors.vat[0];
  const day = ofDay(daysAway(0));
  expect(await refused()).toContain(`PVN likme 9,50 % ${day} nav spēkā`);
  await admin("PATCH", "/user/update-info", { body: { language: "en" } });
  expect(await refused()).toContain(`The VAT rate of 9.50% is not in force on ${day}`);
});

test("what was supplied while a rate held is issued with it", async () => {
  const at = await invoiceDesk(admin);
  const { id } = await draft(at, { supply_date: daysAway(-1) });
  await changeRate();
  expect((await admin("POST", `/invoices/${id}/final_document`, { body: {} })).status).toBe(200);
});

test("lines of other documents keep their rate, and their estimate is right with both", async () => {
  const at = await invoiceDesk(admin);
  const first = await issued(at, { position_items: [at.items[0]] });
  const { id } = await draft(at);
  await changeRate();
  const changed = await admin("PATCH", `/invoices/${id}`, { body: taking });
  expect(changed.json().data.content.groups[0]).toMatchObject({ rate: "22.00", taxable_cents: 3333 });
  expect((await admin("GET", `/invoices/${first.id}`)).json().data).toMatchObject({ vat_cents: 2100 });
  const left = (await invoicing(at)).remaining;
  expect(left.map(({ taxable_cents, rounding_cents }) => [taxable_cents, rounding_cents])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test("a rate that does not hold either cannot be taken, nor anything in an issued document", async () => {
  const at = await invoiceDesk(admin);
  const { id } = await draft(at);
  await changeRate();
  const other = { vat: { ...taking.vat, to: { vat_category: "S", vat_rate: "13" } } };
  const refused = await admin("PATCH", `/invoices/${id}`, { body: other });
  expect(refused.status).toBe(422);
  expect(refused.json().errors.vat[0]).toContain("PVN likme 13 %");
  expect((await admin("PATCH", `/invoices/${id}`, { body: taking })).status).toBe(200);
  await admin("POST", `/invoices/${id}/final_document`, { body: {} });
  expect((await admin("PATCH", `/invoices/${id}`, { body: taking })).status).toBe(409);
});

test("a rate that is in force is not replaced in an approved estimate by a document of it", async () => {
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { is_approved: true } });
  const { id, version } = await draft(at);
  const vat = { from: taking.vat.from, to: { vat_category: "E", vat_rate: "0" } };
  expect(refusal(await admin("PATCH", `/invoices/${id}`, { body: { vat } }))).toEqual({
    status: 422,
    errors: { vat: ["Šis PVN ir spēkā, tāpēc to dokumentā aizstāt nevar. Mainiet to tāmē."] },
  });
  const { data } = (await admin("GET", `/estimates/${at.estimate.id}`)).json();
  expect(data).toMatchObject({ vat_category: "S", vat_rate: "21.00", is_approved: true });
  expect((await admin("GET", `/invoices/${id}`)).json().data).toMatchObject({ version, vat_cents: 3050 });
});

test("an advance that was taxed with the old rate stays, and it is said what to do", async () => {
  const at = await invoiceDesk(admin);
  await issued(at, { percentage: "30" });
  const { id } = await draft(at);
  await changeRate();
  const answer = await admin("PATCH", `/invoices/${id}`, { body: taking });
  expect(answer.status).toBe(409);
  expect(answer.json().message).toContain("sadaliet rindu");
});

test("what starts over begins with the rate that holds: an estimate, and a copy with its lines", async () => {
  const at = await invoiceDesk(admin);
  await addItems(at, [{ name: "Foto", price: 10, vat_category: "S", vat_rate: "21" }]);
  await changeRate();
  const begun = await made(admin, "/estimates", { name: "Jauna", project_id: at.projectId });
  expect(begun).toMatchObject({ vat_category: "S", vat_rate: "22.00" });
  const copy = await made(admin, `/estimates/${at.estimate.id}/duplicate`, {
    name: "Kopija",
    planned_start_date: daysAway(0),
    planned_due_date: daysAway(10),
    user_id: 1,
  });
  expect(copy.vat_rate).toBe("22.00");
  const lines = copy.agency_costs_stages[0].positions[0].position_items;
  expect(lines.map(({ vat_rate }: { vat_rate: string | null }) => vat_rate)).toEqual([
    ...[null, null, "5.00", "22.00"],
  ]);
  const { data } = (await admin("GET", `/estimates/${at.estimate.id}`)).json();
  expect(data.vat_rate).toBe("21.00");
});
