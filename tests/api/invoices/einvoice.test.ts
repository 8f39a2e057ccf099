import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { readerOf, sentLink } from "../online/arrange.ts";
import { draft, introduceSeller, invoiceDesk, issue, issued } from "./arrange.ts";

/** The number of a Latvian public body, with its check digit. */
const municipality = { name: "Rīgas pašvaldība", reg_nr: "90000069281", country: "LV" };

describe("a document as an e-invoice", () => {
  let admin: Caller;
  let client: number;

  beforeEach(async () => {
    admin = (await emptyOffice()).admin;
    await introduceSeller(admin);
  });

  /** An estimate of a client who is known by a registration number. */
  async function deskOf(fields: object = municipality) {
    const at = await invoiceDesk(admin);
    client = at.estimate.project.customer?.id ?? 0;
    const changed = await admin("PATCH", `/customers/${client}`, { body: fields });
    expect(changed.status).toBe(200);
    return at;
  }
  const asked = ({ id }: Invoice, query = "") => admin("GET", `/invoices/${id}/einvoice${query}`);
  const again = async ({ id }: Invoice): Promise<Invoice> =>
    (await admin("GET", `/invoices/${id}`)).json().data;
  const rootOf = ({ text }: Answer) =>
    new JSDOM(text, { contentType: "application/xml" }).window.document.documentElement;
  const textsOf = (root: Element, name: string) =>
    [...root.getElementsByTagName(name)].map((element) => element.textContent);

  test("is UBL of what was frozen, saved under its number, and stays the same bytes", async () => {
    const at = await deskOf();
    const document = await issued(at, { order_number: "PO 42" });
    expect(document.einvoice).toEqual({ is_available: true, lacks: [] });
    const first = await asked(document);
    expect(first.status).toBe(200);
    expect(first.headers["content-type"]).toContain("application/xml");
    expect(first.headers["content-disposition"]).toContain(`${document.invoice_nr}.xml`);
    const root = rootOf(first);
    expect(root.tagName).toBe("Invoice");
    expect(textsOf(root, "cbc:EndpointID")).toEqual(["40003521600", "90000069281"]);
    expect(textsOf(root, "cbc:PayableAmount")).toEqual(["213.83"]);
    expect(textsOf(root, "cbc:InvoicedQuantity")).toEqual(["4.00", "3.00", "1.00"]);
    await admin("PATCH", `/customers/${client}`, { body: { name: "Cits nosaukums" } });
    const second = await asked(document);
    expect([second.text, second.headers["x-rendering"]]).toEqual([first.text, "saved"]);
  });

  test("is in the language of the client's documents, or in another one", async () => {
    const at = await deskOf();
    const document = await issued(at, { order_number: "PO 42" });
    const name = async (query: string) => textsOf(rootOf(await asked(document, query)), "cbc:Name");
    expect(await name("")).toContain("Dizains");
    expect(await name("?lang=eng")).toContain("Design");
  });

  test("has its PDF inside where that is asked for", async () => {
    const at = await deskOf();
    const document = await issued(at, { order_number: "PO 42" });
    const bytes = async (query: string) =>
      textsOf(rootOf(await asked(document, query)), "cbc:EmbeddedDocumentBinaryObject").map((text) =>
        Buffer.from(text ?? "", "base64"),
      );
    expect(await bytes("")).toEqual([]);
    const pdf = await admin("GET", `/invoices/pdf/${document.id}?lang=lv`);
    expect(await bytes("?pdf=true")).toEqual([Buffer.from(pdf.bytes)]);
  });

  test("deducts an advance by a line that names it; its credit note names what it takes back", async () => {
    const at = await deskOf();
    const advance = await issued(at, { percentage: "50", order_number: "PO 42" });
    expect(textsOf(rootOf(await asked(advance)), "cbc:InvoiceTypeCode")).toEqual(["386"]);
    const last = await issued(at, { order_number: "PO 42" });
    const root = rootOf(await asked(last));
    expect(textsOf(root, "cbc:InvoicedQuantity").slice(3)).toEqual(["-1.00", "-1.00"]);
    expect(textsOf(root, "cbc:Name").filter((name) => name?.includes(advance.invoice_nr))).toHaveLength(2);
    const { credit_note } = (await admin("DELETE", `/invoices/${last.id}`)).json().data;
    const credit = rootOf(await asked(credit_note));
    expect([credit.tagName, textsOf(credit, "cbc:CreditNoteTypeCode")]).toEqual(["CreditNote", ["381"]]);
    expect(textsOf(credit.getElementsByTagName("cac:BillingReference")[0] ?? credit, "cbc:ID")).toEqual([
      last.invoice_nr,
    ]);
    expect(textsOf(credit, "cbc:PayableAmount")).toEqual(textsOf(root, "cbc:PayableAmount"));
  });

  test("says what it lacks, and is refused until then", async () => {
    const at = await deskOf({ reg_nr: "", vat_nr: "" });
    const begun = await draft(at);
    const lacks = ["buyer_address", "reference"];
    expect(begun.einvoice).toEqual({ is_available: false, lacks });
    expect(refusal(await asked(begun))).toMatchObject({ status: 409 });
    expect((await asked(begun)).text).toContain("Melnrakstam e-rēķina vēl nav");
    const document = await issue(at, begun.id);
    expect(document.einvoice).toEqual({ is_available: false, lacks });
    const refused = await asked(document);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("trūkst datu")]);
  });

  test("is none of goods that only move, and of no document", async () => {
    const at = await deskOf();
    const moved = await issued(at, {
      invoice_type_id: 2,
      waybill: { purpose: "movement", dispatch_address: "Rīga", delivery_address: "Liepāja" },
    });
    expect(moved.einvoice).toBeNull();
    const refused = await asked(moved);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("Pavadzīmei bez cenām")]);
    expect((await admin("GET", "/invoices/999999/einvoice")).status).toBe(404);
  });

  test.each([
    ["order_number", { order_number: "PO 42" }],
    ["buyer_reference", { buyer_reference: "Nodaļa 7" }],
  ])("a public body's invoice is not issued before it has a reference: %s", async (field, reference) => {
    const at = await deskOf({ ...municipality, is_public_body: true });
    const begun = await draft(at);
    const refused = await admin("POST", `/invoices/${begun.id}/final_document`, { body: {} });
    expect(refusal(refused)).toEqual({
      status: 422,
      errors: {
        order_number: [
          "Valsts vai pašvaldības iestādes rēķinā jābūt pasūtījuma numuram vai pircēja atsaucei",
        ],
      },
    });
    expect((await again(begun)).invoice_nr).toBe("");
    const document = await issue(at, begun.id, reference);
    expect(document).toMatchObject({ ...reference, einvoice: { is_available: true } });
    expect(field in document).toBe(true);
  });

  test("goes along with a mail where it is wanted, and is found at the link as it was sent", async () => {
    const { admin: own, installation } = await emptyOffice();
    admin = own;
    await introduceSeller(admin);
    const at = await deskOf({ ...municipality, is_public_body: true });
    const document = await issued(at, { order_number: "PO 42" });
    const path = `/invoices/${document.id}`;
    const drafted = (await admin("GET", `${path}/mail_draft`)).json().data;
    expect(drafted.einvoice).toBe("chosen");
    const token = await sentLink({ installation, admin, path }, { with_einvoice: true });
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.files).toEqual([`${document.invoice_nr}.xml`]);
    const reader = readerOf(installation, token);
    const found = await reader("GET", "/einvoice");
    expect([found.status, found.headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("application/xml"),
    ]);
    const same = await asked(document);
    expect(found.text).toBe(same.text);
    const sha256 = createHash("sha256").update(same.text).digest("hex");
    expect((await reader("GET")).json().data.content.einvoice).toEqual({
      name: `${document.invoice_nr}.xml`,
      sha256,
    });
  });

  test("is at no link of what has none", async () => {
    const { admin: own, installation } = await emptyOffice();
    admin = own;
    await introduceSeller(admin);
    const { id } = await issued(await deskOf());
    const reader = readerOf(installation, await sentLink({ installation, admin, path: `/invoices/${id}` }));
    expect((await reader("GET", "/einvoice")).status).toBe(404);
    expect((await reader("GET")).json().data.content.einvoice).toBeNull();
  });

  test("is offered to others, and refused where there is none", async () => {
    const at = await deskOf();
    const whole = await issued(at, { order_number: "PO 42", position_items: [at.items[0]] });
    expect((await admin("GET", `/invoices/${whole.id}/mail_draft`)).json().data.einvoice).toBe("offered");
    const lacking = await issued(at, { buyer_reference: "", order_number: "" });
    expect((await admin("GET", `/invoices/${lacking.id}/mail_draft`)).json().data.einvoice).toBe("none");
    const body = { to: ["a@test.lv"], subject: "S", text: "T", lang: "lv", with_einvoice: true };
    expect(refusal(await admin("POST", `/invoices/${lacking.id}/mails`, { body }))).toMatchObject({
      status: 422,
      errors: { with_einvoice: [expect.stringContaining("trūkst datu")] },
    });
  });
});

describe("where e-invoices go", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });

  test.each([
    [{ einvoice_scheme: "0218", einvoice_id: "40003521601" }, "einvoice_id", "Adrese neatbilst"],
    [{ einvoice_scheme: "0208", einvoice_id: "0123456789" }, "einvoice_id", "Adrese neatbilst"],
    [{ einvoice_scheme: "0192", einvoice_id: "123456789" }, "einvoice_id", "Adrese neatbilst"],
    [{ einvoice_scheme: "0184", einvoice_id: "x" }, "einvoice_id", "Adrese neatbilst"],
    [{ einvoice_scheme: "9939", einvoice_id: "" }, "einvoice_id", "obligāts"],
    [{ einvoice_scheme: "", einvoice_id: "40003521600" }, "einvoice_scheme", "Izvēlieties"],
    [{ einvoice_scheme: "1234", einvoice_id: "1" }, "einvoice_scheme", "Izvēlieties"],
  ])("%j is refused at its field, of a client and of the company", async (body, field, says) => {
    const named = { name: "Klients", short_name: "K" };
    const expected = { status: 422, errors: { [field]: [expect.stringContaining(says)] } };
    expect(refusal(await admin("POST", "/customers", { body: { ...named, ...body } }))).toEqual(expected);
    expect(refusal(await admin("PATCH", "/companies/1/details", { body }))).toEqual(expected);
  });

  test("is kept of a client as it was said, in its canonical form", async () => {
    const body = {
      name: "K",
      short_name: "K",
      einvoice_scheme: "9939",
      einvoice_id: "lv 4000 352 1600",
      is_public_body: true,
    };
    const made = (await admin("POST", "/customers", { body })).json().data;
    expect(made).toMatchObject({
      einvoice_scheme: "9939",
      einvoice_id: "LV40003521600",
      is_public_body: true,
    });
    const changed = await admin("PATCH", `/customers/${made.id}`, { body: { name: "Cits" } });
    expect(changed.json().data).toMatchObject({
      name: "Cits",
      einvoice_id: "LV40003521600",
      is_public_body: true,
    });
  });
});
