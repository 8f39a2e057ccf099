import { expect, test } from "vitest";
import { draft, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { hired } from "../people.ts";
import { eInvoiceOf, listed, municipalOffice, ordered } from "./arrange.ts";

test("what is issued to a public body is to be sent, then reported, then done", async () => {
  const { installation, admin, at } = await municipalOffice();
  const { id, invoice_nr } = await issued(at, ordered);
  expect(await listed(admin)).toEqual([`${invoice_nr} unsent`]);
  const unsent = await eInvoiceOf(admin, { id });
  expect(unsent).toMatchObject({ is_duty: true, sent_on: null, channel: null, version: 1 });
  expect(unsent.due_on).toMatch(/^\d{4}-\d\d-\d\d$/);

  const mailed = { channel: "mail", sent_on: daysAway(0) };
  expect((await admin("PATCH", `/e_invoices/${id}`, { body: mailed })).json().data).toMatchObject({
    state: "unreported",
    sent_by: { name: "Anna Ozola" },
    reported_by: null,
    due_on: unsent.due_on,
  });
  const user = await hired({ installation, admin });
  const reported = await user.caller("PATCH", `/e_invoices/${id}`, {
    body: { reported_on: daysAway(0), note: "EDS 17" },
  });
  expect(reported.json().data).toMatchObject({
    state: "done",
    due_on: null,
    sent_by: { name: "Anna Ozola" },
    note: "EDS 17",
    version: 3,
  });
  expect(reported.json().data.reported_by.name).toBe(user.name);
  expect(await listed(admin, "?state=done")).toEqual([`${invoice_nr} done`]);
  expect(await listed(admin, "?state=unsent")).toEqual([]);
});

test.each(["e_address", "access_point"])("what goes through %s is reported by it", async (channel) => {
  const { admin, at } = await municipalOffice();
  const { id } = await issued(at, ordered);
  const answer = await admin("PATCH", `/e_invoices/${id}`, { body: { channel, sent_on: daysAway(0) } });
  expect(answer.json().data).toMatchObject({ state: "done", due_on: null, reported_on: null });
});

test("a draft is to be issued within fifteen days of the supply, and cannot be sent before", async () => {
  const { admin, at } = await municipalOffice();
  const { id } = await draft(at, { ...ordered, supply_date: daysAway(-3) });
  expect(await eInvoiceOf(admin, { id })).toMatchObject({ state: "draft", due_on: daysAway(12) });
  expect(await listed(admin)).toEqual(["– draft"]);
  const answer = await admin("PATCH", `/e_invoices/${id}`, { body: { sent_on: daysAway(0) } });
  expect(answer.status).toBe(409);
});

test("companies and clients abroad have no duty; what is said of theirs is kept and listed", async () => {
  const { admin, at } = await municipalOffice();
  await admin("PATCH", `/customers/${at.clientId}`, { body: { is_public_body: false } });
  const { id, invoice_nr } = await issued(at);
  expect(await listed(admin)).toEqual([]);
  const answer = await admin("PATCH", `/e_invoices/${id}`, {
    body: { channel: "mail", sent_on: daysAway(0) },
  });
  expect(answer.json().data).toMatchObject({ is_duty: false, state: "done", due_on: null });
  expect(await listed(admin)).toEqual([`${invoice_nr} done`]);
  await admin("PATCH", `/customers/${at.clientId}`, { body: { is_public_body: true, country: "EE" } });
  expect(await eInvoiceOf(admin, { id })).toMatchObject({ is_duty: false });
});

test("dates before the document or ahead are refused at their field, and nothing is kept", async () => {
  const { admin, at } = await municipalOffice();
  const { id } = await issued(at, ordered);
  for (const field of ["sent_on", "reported_on"])
    for (const date of [daysAway(-1), daysAway(1)]) {
      const answer = await admin("PATCH", `/e_invoices/${id}`, { body: { channel: "mail", [field]: date } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
  expect(await eInvoiceOf(admin, { id })).toMatchObject({ version: 1, channel: null });
});

test("what is not sent yet is not reported", async () => {
  const { admin, at } = await municipalOffice();
  const { id } = await issued(at, { ...ordered, date: daysAway(-3) });
  const body = { sent_on: daysAway(-1), reported_on: daysAway(-2) };
  const answer = await admin("PATCH", `/e_invoices/${id}`, { body });
  expect(answer.status).toBe(422);
  expect(answer.json().errors).toEqual({ reported_on: ["Paziņot var tikai to, kas jau nosūtīts"] });
});

test("what a colleague has said is not written over", async () => {
  const { admin, at } = await municipalOffice();
  const { id } = await issued(at, ordered);
  const stale = { body: { note: "b" }, headers: { "If-Match": '"0"' } };
  expect((await admin("PATCH", `/e_invoices/${id}`, { body: { note: "a" } })).status).toBe(200);
  expect((await admin("PATCH", `/e_invoices/${id}`, stale)).status).toBe(412);
  expect(await eInvoiceOf(admin, { id })).toMatchObject({ note: "a" });
});

test("waybills of goods alone are no e-invoices", async () => {
  const { admin, at } = await municipalOffice();
  const goods = { invoice_type_id: 2, waybill: { purpose: "movement", delivery_address: "Liepāja" } };
  const { id } = await draft(at, goods);
  expect(await listed(admin)).toEqual([]);
  expect((await admin("GET", `/e_invoices/${id}`)).status).toBe(404);
});

test("a seller abroad has no duty; one that does not say where it is, is in Latvia", async () => {
  const { admin, at } = await municipalOffice();
  const { id } = await issued(at, ordered);
  await admin("PATCH", "/companies/1/details", { body: { country: "EE" } });
  expect(await eInvoiceOf(admin, { id })).toMatchObject({ is_duty: false });
  await admin("PATCH", "/companies/1/details", { body: { country: "", vat_nr: "" } });
  expect(await eInvoiceOf(admin, { id })).toMatchObject({ is_duty: true });
});

test("who said a date stays, whoever writes notes later", async () => {
  const { installation, admin, at } = await municipalOffice();
  const { id } = await issued(at, ordered);
  await admin("PATCH", `/e_invoices/${id}`, { body: { sent_on: daysAway(0) } });
  const { caller } = await hired({ installation, admin });
  const noted = await caller("PATCH", `/e_invoices/${id}`, {
    body: { sent_on: daysAway(0), note: "Portāls" },
  });
  expect(noted.json().data).toMatchObject({ sent_by: { name: "Anna Ozola" }, note: "Portāls" });
});

test("what is due first is first, a draft among what was issued", async () => {
  const { admin, at } = await municipalOffice();
  const { invoice_nr } = await issued(at, { ...ordered, percentage: 20 });
  await draft(at, { ...ordered, percentage: 10, supply_date: daysAway(-14) });
  expect(await listed(admin)).toEqual(["– draft", `${invoice_nr} unsent`]);
});

test("the list is narrowed to a client, and sorted by its columns", async () => {
  const { admin, at } = await municipalOffice();
  const late = await issued(at, { ...ordered, percentage: 20, date: daysAway(-9) });
  const early = await issued(at, { ...ordered, percentage: 30, date: daysAway(-2) });
  const noted = await issued(at, { ...ordered, percentage: 10 });
  await admin("PATCH", `/e_invoices/${noted.id}`, { body: { channel: "e_address", sent_on: daysAway(0) } });
  const numbers = async (query: string) =>
    (await listed(admin, query)).map((row) => row.split(" ").at(0) ?? "");
  expect(await numbers("?sorting=due")).toEqual([late.invoice_nr, early.invoice_nr, noted.invoice_nr]);
  expect(await numbers("?sorting=-due")).toEqual([early.invoice_nr, late.invoice_nr, noted.invoice_nr]);
  expect(await numbers("?sorting=-total")).toEqual([early.invoice_nr, late.invoice_nr, noted.invoice_nr]);
  expect(await numbers("?sorting=client")).toEqual([noted.invoice_nr, early.invoice_nr, late.invoice_nr]);
  expect(await numbers(`?client=${at.clientId}&state=done`)).toEqual([noted.invoice_nr]);
  expect(await numbers(`?client=${at.clientId + 1}`)).toEqual([]);
  expect((await admin("GET", "/e_invoices?sorting=state")).status).toBe(422);
});
