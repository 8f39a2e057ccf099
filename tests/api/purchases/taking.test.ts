import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { head, invoice, line, party, plainTotals } from "#model/einvoice/written.ts";
import type { Caller } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { pdf, pdfWith } from "#tests/support/pdf.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { changed, eInvoice, german, send, taken, twoLines } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

const listed = async (query = "") =>
  (await admin("GET", `/purchase_invoices?per_page=100${query}`))
    .json()
    .data.map(({ id }: { id: number }) => id);

describe("a supplier's e-invoice", () => {
  test("is read whole, its supplier found by the registration number or added, its file kept as it came", async () => {
    const known = await made(admin, "/customers", {
      name: "Tipogrāfija",
      short_name: "T",
      reg_nr: "40003032949",
    });
    const xml = eInvoice({ number: "A-1", parts: twoLines });
    const purchase = await taken(admin, xml);
    expect(purchase).toMatchObject({
      number: "A-1",
      supplier: { id: known.id, name: "Tipogrāfija" },
      issued_on: "2026-11-28",
      due_on: "2026-12-12",
      currency: "EUR",
      net_cents: 10_001,
      vat_cents: 1_500,
      total_cents: 11_501,
      payable_cents: 11_501,
      net_eur_cents: 10_001,
      is_read: true,
      findings: [],
      state: "open",
      lacks: [],
      file_name: "rekins.xml",
      mime_type: "application/xml",
      size: Buffer.byteLength(xml),
      sha256: createHash("sha256").update(xml).digest("hex"),
      version: 1,
    });
    expect(purchase.lines.map(({ net_cents, vat_rate }) => [net_cents, vat_rate])).toEqual([
      [3_333, "21.00"],
      [6_668, "12.00"],
    ]);
    const file = await admin("GET", `/purchase_invoices/${purchase.id}/file`);
    expect(file.text).toBe(xml);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="rekins.xml"/);

    const added = await taken(admin, eInvoice({ number: "B-1", seller: german }));
    const client = (await admin("GET", `/customers/${added.supplier?.id}`)).json().data;
    expect(client).toMatchObject({
      name: "SIA HRB777",
      reg_nr: "HRB777",
      vat_nr: "DE123456788",
      country: "DE",
    });
    const again = await taken(admin, eInvoice({ number: "B-2", seller: german }));
    expect(again.supplier?.id).toBe(added.supplier?.id);
  });

  test("is never taken twice: not the same file, nor the same number of the supplier, however it is written", async () => {
    const xml = eInvoice({ number: "C-10" });
    const { id } = await taken(admin, xml);
    const before = await listed();
    for (const [content, words] of [
      [xml, "Šis fails jau ir saņemts kā rēķins C-10"],
      [eInvoice({ number: "c 10" }), "Šī piegādātāja rēķins C-10 jau ir saņemts"],
    ] as const) {
      const told = `${words}: /purchases/${id}`;
      expect(refusal(await send(admin, content))).toEqual({ status: 422, errors: { file: [told] } });
    }
    expect(await listed()).toEqual(before);
    const other = await taken(admin, eInvoice({ number: "C-10", seller: german }));
    expect(other.id).not.toBe(id);
    await admin("DELETE", `/purchase_invoices/${id}`);
    expect((await taken(admin, xml)).number).toBe("C-10");
  });

  test("has another number where its figures stand apart otherwise, and signs alone are a number too", async () => {
    const numbers = ["1/11", "11/1", "2026/1-12", "2026/11-2", "-", "--"];
    for (const number of numbers) expect((await taken(admin, eInvoice({ number }))).number).toBe(number);
    for (const number of ["1-11", "2026 11.2", " - "])
      expect(refusal(await send(admin, eInvoice({ number }))).errors).toHaveProperty("file");
  });

  test("brings its supplier back from the archive, and does not add it again", async () => {
    const seller = party("HRB555", "DE811569869", "DE");
    const first = await taken(admin, eInvoice({ number: "I-1", seller }));
    const path = `/customers/${first.supplier?.id}`;
    expect((await admin("DELETE", path)).json().data.outcome).toBe("archived");
    const twin = refusal(await send(admin, eInvoice({ number: "I 1", seller })));
    expect(twin.errors).toHaveProperty("file");
    expect((await admin("GET", path)).json().data.is_archived).toBe(true);
    const second = await taken(admin, eInvoice({ number: "I-2", seller }));
    expect(second.supplier?.id).toBe(first.supplier?.id);
    expect((await admin("GET", path)).json().data.is_archived).toBe(false);
  });

  test("that breaks rules is taken with what is told of it", async () => {
    const lacking = invoice({
      head: head.replace("R-2026-1", "D-1").replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, ""),
    });
    expect((await taken(admin, lacking)).findings).toEqual([
      { rule: "PEPPOL-EN16931-R003", severity: "fatal", place: "document", line: null },
    ]);
  });

  test.each([
    ['<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', /dokumenta tipa deklarācija/],
    ["<a>".repeat(70) + "</a>".repeat(70), /pārāk dziļi/],
    [eInvoice({ number: "E-1" }).slice(0, 1000), /bojāts vai nepilnīgs/],
    ["<Order/>", /nav e-rēķins/],
    [eInvoice({ number: "E-2", parts: { totals: plainTotals("100.00", "121.01") } }), /nesaskan/],
    [eInvoice({ number: "E-3", parts: { lines: line("1.00", "S 21").repeat(501) } }), /500/],
    ["Sveiki!", /Derīgs ir e-rēķins/],
  ])("is refused whole where it is none (%#)", async (content, words) => {
    const before = [await listed(), (await admin("GET", "/customers")).json().meta.total];
    const seller = party("HRB999", "", "DE");
    const { status, errors } = refusal(
      await send(admin, content.replace(party("40003032949", "LV40003032949"), seller)),
    );
    expect(status).toBe(422);
    expect(errors.file[0]).toMatch(words);
    expect([await listed(), (await admin("GET", "/customers")).json().meta.total]).toEqual(before);
  });

  test("is what its file says, not what is sent beside it", async () => {
    const forged = textParts({ "document[number]": "X-1", document: "{}" });
    const answer = await send(admin, eInvoice({ number: "F-1" }), forged);
    expect(answer.json().data.number).toBe("F-1");
    const bare = await admin("POST", "/purchase_invoices", { body: {} });
    expect(refusal(bare)).toEqual({ status: 422, errors: { file: ["Šis lauks ir obligāts"] } });
  });
});

describe("an agency whose numbers are known", () => {
  const agencyWith = async (numbers: object) => {
    const office = await emptyOffice();
    const saved = await office.admin("PATCH", "/companies/1/details", { body: numbers });
    expect(saved.status).toBe(200);
    return office.admin;
  };

  test("is told of an e-invoice that another company is to pay", async () => {
    const buyer = await agencyWith({ reg_nr: "90000038578" });
    expect((await taken(buyer, eInvoice({ number: "H-1" }))).findings).toEqual([]);
    const stranger = await agencyWith({ reg_nr: "40103243404" });
    expect((await taken(stranger, eInvoice({ number: "H-1" }))).findings).toEqual([
      { rule: "other-buyer", severity: "warning", place: "buyer", line: null },
    ]);
  });

  test("takes none of its own", async () => {
    const seller = await agencyWith({ vat_nr: "LV40003032949" });
    expect(refusal(await send(seller, eInvoice({ number: "H-1" })))).toEqual({
      status: 422,
      errors: { file: ["Šis ir pašas aģentūras izrakstīts rēķins"] },
    });
  });
});

test("a PDF is typed from: its lines, sums to the cent, and what it lacks until then", async () => {
  const answer = await admin(
    "POST",
    "/purchase_invoices",
    multipart([{ name: "file", content: pdf, filename: "rekins.pdf", type: "application/pdf" }]),
  );
  const purchase = answer.json().data;
  expect(purchase.lacks).toEqual(["supplier_id", "number", "issued_on", "due_on", "lines"]);
  const supplier = await made(admin, "/customers", { name: "Studija", short_name: "S" });
  const typed = {
    supplier_id: supplier.id,
    number: "17",
    issued_on: "28.11.2026",
    due_on: "12.12.2026",
    lines: [
      { name: "Foto", net: "10,05", vat_rate: "21" },
      { name: "Apstrāde", net: "0,02", vat_rate: "21" },
      { name: "Grāmata", net: "9,99", vat_rate: "5" },
    ],
  };
  const filled = (await changed(admin, purchase, typed)).json().data;
  // 21 % of 10.07 are 2.1147, 5 % of 9.99 are 0.4995.
  expect(filled).toMatchObject({
    net_cents: 2_006,
    vat_cents: 261,
    total_cents: 2_267,
    payable_cents: 2_267,
    lacks: [],
  });
  expect((await changed(admin, purchase, { due_on: "2026-11-27" })).json().errors).toEqual({
    due_on: ["Apmaksas termiņš ir pirms izrakstīšanas datuma"],
  });
  const second = await taken(admin, pdfWith("cits"));
  const twin = await changed(admin, second, { supplier_id: supplier.id, number: "17" });
  expect(twin.json().errors.number[0]).toContain(`/purchases/${purchase.id}`);
});

test("lines and currency of an e-invoice stay what its file says; its number may be set right", async () => {
  const purchase = await taken(admin, eInvoice({ number: "G-1" }));
  const lines = [{ name: "Cits", net: "1", vat_rate: "21" }];
  for (const body of [{ lines }, { currency: "USD" }])
    expect((await changed(admin, purchase, body)).status).toBe(409);
  expect((await changed(admin, purchase, { number: "G-1a" })).json().data.number).toBe("G-1a");
});

test("a foreign currency is counted in euro at its rate, each line to the cent", async () => {
  const purchase = await taken(admin, pdfWith("USD"));
  const typed = {
    number: "US-1",
    issued_on: "2026-11-20",
    currency: "usd",
    lines: [
      { name: "Licence", net: "100", vat_rate: "0" },
      { name: "Fonts", net: "0.05", vat_rate: "0" },
    ],
  };
  const unknown = (await changed(admin, purchase, typed)).json().data;
  expect(unknown).toMatchObject({ currency: "USD", net_cents: 10_005, net_eur_cents: null });
  expect(unknown.lacks).toContain("rate");
  const { data } = (await changed(admin, purchase, { rate: "1,0845" })).json();
  // 100.00 / 1.0845 = 92.2083, 0.05 / 1.0845 = 0.0461.
  expect(data.lines.map(({ net_eur_cents }: { net_eur_cents: number }) => net_eur_cents)).toEqual([9_221, 5]);
  expect(data).toMatchObject({
    rate: "1.0845",
    rate_on: "2026-11-20",
    net_eur_cents: 9_226,
    net_cents: 10_005,
  });
  for (const rate of ["0", "-1", "viens"])
    expect((await changed(admin, purchase, { rate })).json().errors).toEqual({
      rate: ["Šeit jābūt skaitlim"],
    });
});
