import { beforeAll, describe, expect, test } from "vitest";
import { eInvoiceLacks } from "#model/invoice/e-invoice-lacks.ts";
import { invoice } from "#model/invoice/invoice.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { draft, introduceSeller, invoiceDesk, issue, issued } from "./arrange.ts";

describe("what an e-invoice needs of a document", () => {
  let admin: Caller;
  const clientOf = async ({ customer }: { customer: { id: number } }, body: object) =>
    admin("PATCH", `/customers/${customer.id}`, { body });

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    await introduceSeller(admin);
  });

  test("is frozen with it: countries and codes of units, whatever the client becomes", async () => {
    const at = await invoiceDesk(admin);
    const begun = await draft(at);
    await clientOf(begun, { country: "EE", buyer_reference: "Nodaļa 7" });
    const { id, content } = await issue(at, begun.id);
    expect(content.seller.country).toBe("LV");
    expect(content.buyer.country).toBe("EE");
    expect(content.lines.map(({ unit_code }) => unit_code)).toEqual(["H87", "H87", "H87"]);
    expect(content.vat_reasons).toEqual([]);
    await clientOf(begun, { country: "LT" });
    expect((await admin("GET", `/invoices/${id}`)).json().data.content).toEqual(content);
  });

  test.each([
    ["AE", "VATEX-EU-AE", "apgrieztā maksāšana", "reverse charge"],
    ["K", "VATEX-EU-IC", "138. panta 1. punkts", "138(1)"],
    ["G", "VATEX-EU-G", "eksports", "export"],
    ["O", "VATEX-EU-O", "Nav PVN objekts", "scope"],
    ["E", "", "Atbrīvots", "xempt"],
  ])("says why there is no VAT: %s", async (vat_category, code, text, text_en) => {
    const at = await invoiceDesk(admin, { vat_category, vat: 0 });
    const begun = await draft(at);
    await clientOf(begun, { vat_nr: "EE123456789" });
    const { content } = await issue(at, begun.id);
    expect(content.vat_reasons).toEqual([
      {
        category: vat_category,
        code,
        text: expect.stringContaining(text),
        text_en: expect.stringMatching(new RegExp(text_en.replace(/[()]/g, "\\$&"), "i")),
      },
    ]);
  });

  test("the seller's country is what the company says, before what its VAT number begins with", async () => {
    const office = await emptyOffice();
    await introduceSeller(office.admin, { country: "EE" });
    const { content } = await issued(await invoiceDesk(office.admin));
    expect(content.seller.country).toBe("EE");
  });

  test("an advance has a unit as well", async () => {
    const { content } = await issued(await invoiceDesk(admin), { percentage: "50" });
    expect(content.lines.map(({ unit_code }) => unit_code)).toEqual(["C62", "C62"]);
  });

  test("the client's reference is taken over, changed and kept on the credit note", async () => {
    const at = await invoiceDesk(admin);
    await admin("PATCH", `/customers/${at.estimate.project.customer?.id}`, {
      body: { buyer_reference: "K-1" },
    });
    const begun = await draft(at, { order_number: "PO 42" });
    expect(begun).toMatchObject({ buyer_reference: "K-1", order_number: "PO 42" });
    const choices = (await admin("GET", `/${at.estimate.id}/invoices/create`)).json().data;
    expect(choices.defaults.buyer_reference).toBe("K-1");
    const body = { buyer_reference: "K-2" };
    expect((await admin("PATCH", `/invoices/${begun.id}`, { body })).json().data).toMatchObject({
      buyer_reference: "K-2",
      order_number: "PO 42",
    });
    await issue(at, begun.id);
    const late = await admin("PATCH", `/invoices/${begun.id}`, { body: { order_number: "PO 43" } });
    expect(late.status).toBe(409);
    const { credit_note } = (await admin("DELETE", `/invoices/${begun.id}`)).json().data;
    const credit = (await admin("GET", `/invoices/${credit_note.id}`)).json().data;
    expect(credit).toMatchObject({ buyer_reference: "K-2", order_number: "PO 42" });
  });

  test.each(["buyer_reference", "order_number"])("%s has a hundred characters at most", async (field) => {
    const at = await invoiceDesk(admin);
    const refused = await admin("POST", `/${at.estimate.id}/invoices`, {
      body: { [field]: "x".repeat(101) },
    });
    expect(refusal(refused)).toEqual({ status: 422, errors: { [field]: ["Teksts ir par garu"] } });
  });

  test("a document of before says what it lacks, and nothing is guessed", async () => {
    const at = await invoiceDesk(admin, { vat_category: "E", vat: 0 });
    const begun = await draft(at, { order_number: "PO 1" });
    await clientOf(begun, { vat_nr: "LV40003032949" });
    const whole = await issue(at, begun.id);
    expect(eInvoiceLacks(invoice.parse(whole))).toEqual([]);
    const { country: _seller, ...seller } = whole.content.seller;
    const { country: _buyer, ...buyer } = whole.content.buyer;
    const lines = whole.content.lines.map(({ unit_code: _code, ...line }) => line);
    const { vat_reasons: _reasons, ...rest } = whole.content;
    const before = { ...whole, order_number: undefined, content: { ...rest, seller, buyer, lines } };
    expect(eInvoiceLacks(invoice.parse(before))).toEqual([
      ...["seller_country", "buyer_country", "unit_codes", "vat_reasons", "reference"],
    ]);
  });
});
