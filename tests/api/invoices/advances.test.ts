import { beforeAll, describe, expect, test } from "vitest";
import type { BilledGroup } from "#model/invoice/billed.ts";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";
import { draft, introduceSeller, invoiceDesk, invoicing, issue, issued } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  await introduceSeller(admin);
});

/** Cents of the VAT of a group whose rate has no places, rounded once and half up (domain H20). */
const vatOf = ({ taxable_cents, rate }: BilledGroup) =>
  Math.floor((taxable_cents * Number.parseInt(rate, 10) + 50) / 100);

const named = (line: object) => ({ name: "Darbs", ...line });

describe("advances", () => {
  test("and their final document are each right in itself: the estimate shows what they round", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Uzlīme", price: "0.10" }]);
    const documents = [];
    for (const part of [{ percentage: "30" }, { percentage: "30" }, { percentage: "30" }, {}])
      documents.push(await issued(at, part));
    expect(documents.map(({ net_cents, vat_cents }) => [net_cents, vat_cents])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
      [1, 0],
    ]);
    expect(await invoicing(at)).toMatchObject({
      invoiced: [{ taxable_cents: 10, amount_cents: 3 }],
      remaining: [{ taxable_cents: 0, amount_cents: 0, rounding_cents: 1 }],
    });
  });

  test("are deducted in the document of all that is left, to the cent", async () => {
    const at = await invoiceDesk(admin, { discount: "7" });
    const whole = (await admin("GET", `/estimates/${at.estimate.id}`)).json().data.sums;
    const advance = await issued(at, { percentage: "33.33" });
    expect(advance.content.lines[0]?.name).toBe(
      `Avanss 33,33\u00a0% no tāmes nr. ${at.estimate.estimate_nr}`,
    );
    const final = await issued(at);
    expect(final.content.advances).toMatchObject([
      { invoice_nr: advance.invoice_nr, net_cents: advance.net_cents },
    ]);
    const { content } = final;
    expect(content.full_cents - content.discount_cents - advance.net_cents).toBe(content.net_cents);
    expect(advance.net_cents + final.net_cents).toBe(whole.net_cents);
    for (const group of [...advance.content.groups, ...final.content.groups])
      expect(group.amount_cents).toBe(vatOf(group));
    const held = await admin("DELETE", `/invoices/${advance.id}`);
    expect(held.json().message).toBe("Šis avanss ir atskaitīts citā dokumentā. Vispirms anulējiet to.");
  });

  test("are deducted by chosen lines for their share, whatever is chosen", async () => {
    const at = await invoiceDesk(admin, { discount: "7" });
    const whole = (await admin("GET", `/estimates/${at.estimate.id}`)).json().data.sums;
    const advance = await issued(at, { percentage: "33.33" });
    const parts = [];
    for (const item of [at.items[2], at.items[0], at.items[1]])
      parts.push(await issued(at, { position_items: [item] }));
    const deducted = parts.map(({ content }) => content.advances[0]?.net_cents ?? 0);
    expect(deducted[0]).toBe(Math.round(4650 * 0.3333));
    expect(deducted.reduce((sum, cents) => sum + cents, 0)).toBe(advance.net_cents);
    const documents = [advance, ...parts];
    expect(documents.reduce((sum, { net_cents }) => sum + net_cents, 0)).toBe(whole.net_cents);
    for (const group of documents.flatMap(({ content }) => content.groups))
      expect(group.amount_cents).toBe(vatOf(group));
    const { data } = (await admin("GET", `/invoices/${advance.id}`)).json();
    expect(data.deducted_by.map(({ id }: { id: number }) => id)).toEqual(parts.map(({ id }) => id));
  });

  test("that come to nothing are refused at their percentage", async () => {
    const at = await invoiceDesk(admin);
    const advance = await draft(at, { percentage: "50" });
    const refused = {
      status: 422,
      errors: { percentage: ["Rēķina summa būtu 0,00 €"] },
    };
    // Of 183.33 that is 0.0018.
    const body = { percentage: "0.001" };
    expect(refusal(await admin("POST", `/${at.estimate.id}/invoices`, { body }))).toEqual(refused);
    expect(refusal(await admin("PATCH", `/invoices/${advance.id}`, { body }))).toEqual(refused);
    const free = await desk(admin);
    await addItems(free, [{ name: "Skice", price: "0" }]);
    const half = { body: { percentage: "50" } };
    expect(refusal(await admin("POST", `/${free.estimate.id}/invoices`, half))).toEqual(refused);
  });

  test("are issued before what deducts them", async () => {
    const at = await invoiceDesk(admin);
    const advance = await draft(at, { percentage: "50" });
    const final = await draft(at);
    expect(final).toMatchObject({
      net_cents: 9166,
      content: { advances: [{ invoice_nr: "", net_cents: 9167 }] },
    });
    const early = await admin("POST", `/invoices/${final.id}/final_document`, { body: {} });
    expect(early.status).toBe(409);
    expect(early.json().message).toContain("avanss, kas vēl nav izrakstīts");
    const { invoice_nr } = await issue(at, advance.id);
    expect((await issue(at, final.id)).content.advances).toMatchObject([{ invoice_nr, net_cents: 9167 }]);
  });

  test("that are drafts may be changed and deleted: drafts deduct what there is by then", async () => {
    const at = await invoiceDesk(admin);
    const advance = await draft(at, { percentage: "50" });
    const final = await draft(at);
    const other = await draft(at, {
      invoice_type_id: 2,
      waybill: { purpose: "movement", delivery_address: "x" },
    });
    const now = async () => (await admin("GET", `/invoices/${final.id}`)).json().data;
    const body = { percentage: "20" };
    expect((await admin("PATCH", `/invoices/${advance.id}`, { body })).json().data.net_cents).toBe(3667);
    expect(await now()).toMatchObject({
      net_cents: 18_333 - 3667,
      content: { advances: [{ net_cents: 3667 }] },
      version: final.version + 1,
    });
    const stale = { "If-Match": `"${final.version}"` };
    const late = await admin("PATCH", `/invoices/${final.id}`, { body: { comment: "x" }, headers: stale });
    expect(late.status).toBe(412);
    const gone = await admin("DELETE", `/invoices/${advance.id}`);
    expect(gone.json().data).toMatchObject({ outcome: "deleted" });
    expect(await now()).toMatchObject({ net_cents: 18_333, total_cents: 21_383, content: { advances: [] } });
    expect((await admin("GET", `/invoices/${other.id}`)).json().data.version).toBe(other.version);
    expect((await issue(at, final.id)).net_cents).toBe(18_333);
    expect((await invoicing(at)).remaining.every(({ taxable_cents }) => taxable_cents === 0)).toBe(true);
  });

  test("are voided while only drafts deduct them, which deduct them no more then", async () => {
    const at = await invoiceDesk(admin);
    const advance = await issued(at, { percentage: "50" });
    const final = await draft(at);
    const voided = await admin("DELETE", `/invoices/${advance.id}`);
    expect(voided.json().data).toMatchObject({ outcome: "voided" });
    expect(await issue(at, final.id)).toMatchObject({ net_cents: 18_333, content: { advances: [] } });
  });

  test("of one client are not deducted for another that the project has got since", async () => {
    const at = await invoiceDesk(admin);
    const advance = await issued(at, { percentage: "50" });
    const heir = await made(admin, "/customers", aClient());
    const taken = { body: { client: heir.id } };
    expect((await admin("PATCH", `/projects/${at.projectId}`, taken)).status).toBe(200);
    const refused = await admin("POST", `/${at.estimate.id}/invoices`, { body: {} });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain("Avansu maksā cits klients");
    await admin("DELETE", `/invoices/${advance.id}`);
    expect(await issued(at)).toMatchObject({ net_cents: 18_333, customer: { id: heir.id } });
  });

  test("that are issued beside drafts of lines are deducted there at once, before anybody issues those", async () => {
    const at = await invoiceDesk(admin);
    const lines = await draft(at, { position_items: [at.items[0]] });
    const goods = { invoice_type_id: 2, waybill: { purpose: "movement", delivery_address: "x" } };
    const moved = await draft(at, goods);
    expect(lines.net_cents).toBe(10_000);
    await issued(at, { percentage: "20" });
    const seen = (await admin("GET", `/invoices/${lines.id}`)).json().data;
    // 20 % of 133.33 at 21 % are 26.67, of which the line of 100.00 has 20.00.
    expect(seen).toMatchObject({ net_cents: 8000, total_cents: 9680, version: lines.version + 1 });
    expect((await admin("GET", `/invoices/${moved.id}`)).json().data.version).toBe(moved.version);
    const stale = { "If-Match": `"${lines.version}"` };
    const path = `/invoices/${lines.id}/final_document`;
    expect((await admin("POST", path, { body: {}, headers: stale })).status).toBe(412);
    expect((await issue(at, lines.id)).total_cents).toBe(seen.total_cents);
  });

  test("are deducted by several drafts for their share, whenever the advance changes or comes", async () => {
    const at = await desk(admin);
    const lines = await addItems(at, [{ price: 30 }, { price: 30 }, { price: 40 }].map(named));
    const early = await draft(at, { position_items: [lines[0]?.id] });
    const advance = await draft(at, { percentage: "50" });
    const late = await draft(at, { position_items: [lines[1]?.id] });
    const rest = await draft(at, { position_items: [lines[2]?.id] });
    const drafts = [early, late, rest];
    const nets = async () => {
      const now = await Promise.all(drafts.map(({ id }) => admin("GET", `/invoices/${id}`)));
      return now.map((answer) => answer.json().data.net_cents);
    };
    await admin("PATCH", `/invoices/${advance.id}`, { body: { percentage: "8" } });
    // Of an advance of 8.00 for lines of 70.00 beside it, as the first draft was there before it.
    expect(await nets()).toEqual([3000, 2657, 3543]);
    await issue(at, advance.id);
    const seen = await nets();
    expect(seen).toEqual([2760, 2760, 3680]);
    const issuedLast = await Promise.all([late, rest, early].map(({ id }) => issue(at, id)));
    expect(issuedLast.map(({ net_cents }) => net_cents)).toEqual([seen[1], seen[2], seen[0]]);
  });

  test("are deducted in what is issued to the cent as they were in its draft", async () => {
    const at = await desk(admin);
    const prices = ["43.25", "32.64", "49.45"].map((price) => named({ price }));
    const lines = await addItems(at, prices);
    await issued(at, { percentage: "30" });
    const first = await draft(at, { position_items: [lines[0]?.id] });
    await draft(at, { position_items: [lines[1]?.id] });
    expect((await issue(at, first.id)).total_cents).toBe(first.total_cents);
  });

  test("are no waybills", async () => {
    const at = await invoiceDesk(admin);
    const body = { percentage: "30", invoice_type_id: 2 };
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, { body });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { invoice_type_id: ["Avansu izraksta ar rēķinu: pavadzīmē jābūt precēm"] },
    });
  });

  test("leave the estimate open, and cannot come to more than all of it", async () => {
    const at = await invoiceDesk(admin);
    await issued(at, { percentage: "60" });
    expect((await admin("PATCH", `/position_items/${at.items[0]}`, { body: { price: 30 } })).status).toBe(
      200,
    );
    const answer = await admin("POST", `/${at.estimate.id}/invoices`, { body: { percentage: "60" } });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { percentage: ["Kopā ar jau izrakstītajiem dokumentiem tas pārsniedz tāmes summu"] },
    });
    const final = await issued(at);
    const left = await invoicing(at);
    expect(left.remaining.map((group) => group.taxable_cents + group.amount_cents)).toEqual([0, 0]);
    expect(final.content.advances).toHaveLength(1);
  });
});
