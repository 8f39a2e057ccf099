import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ask } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { newestMail, readerOf, sentLink } from "./arrange.ts";
import { invoicedOffice, transferIn } from "./arrange-invoice.ts";

const iban = "LV80BANK0000435195001";

describe("a link to an invoice", () => {
  test("shows the invoice as it was issued, whatever becomes of its client, its estimate and the agency", async () => {
    const office = await invoicedOffice();
    const { admin, at, invoice, read } = office;
    const before = await read();
    expect(before).toMatchObject({
      document: "invoice",
      state: "open",
      number: invoice.invoice_nr,
      recipients: ["j•••s@klients.lv"],
      answer: null,
      chosen: [],
    });
    const { content } = before;
    expect([content.document, content.format, content.language]).toEqual(["invoice", 1, "lv"]);
    expect(content.invoice.content).toMatchObject({ net_cents: 18333, vat_cents: 3050, total_cents: 21383 });
    expect(createHash("sha256").update(JSON.stringify(content)).digest("hex")).toBe(before.content_sha256);

    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { name: "Cits nosaukums" } });
    await admin("PATCH", `/customers/${invoice.customer.id}`, { body: aClient({ name: "SIA Cits" }) });
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Cita", accounts: [] } });
    expect(await read()).toEqual(before);
  });

  test("holds a year from when it is due, or from when it is sent where that is later", async () => {
    const open = await invoicedOffice();
    expect((await open.read()).valid_until).toBe(daysAway(20 + 365));
    const late = await invoicedOffice({ final: { date: daysAway(-40), due_date: daysAway(-30) } });
    expect((await late.read()).valid_until).toBe(daysAway(365));
  });

  test("says whom to pay, where and with what reference, in words and as the code of the payment", async () => {
    const { invoice, read } = await invoicedOffice();
    const { owed } = await read();
    // RE-2026-0001: the letters and digits of the number, and check digits (ISO 11649).
    const reference = owed.reference;
    expect(reference).toMatch(/^RF\d{2}RE\d+$/);
    expect(reference.slice(4)).toBe(invoice.invoice_nr.replaceAll("-", ""));
    expect(owed).toMatchObject({
      total_cents: 21383,
      paid_cents: 0,
      open_cents: 21383,
      due_date: daysAway(20),
      is_overdue: false,
      receiver: "SIA Aģentūra",
      payment_link: "",
    });
    expect(owed.accounts).toMatchObject([{ bank: "Banka", bic: "BANKLV22", iban }]);
    expect(transferIn(owed.accounts[0].qr)).toEqual({
      tag: "BCD",
      version: "002",
      letters: "1",
      kind: "SCT",
      bic: "BANKLV22",
      name: "SIA Aģentūra",
      iban,
      amount: "EUR213.83",
      purpose: "",
      reference,
      text: "",
    });
  });

  test("has a code for each account of the seller", async () => {
    const second = { bank: "Otra", bic: "HABALV22", iban: "LV97HABA0012345678910" };
    const accounts = [{ bank: "Banka", bic: "BANKLV22", iban }, second];
    const { owed } = await (await invoicedOffice({ details: { accounts } })).read();
    expect(owed.accounts.map(({ qr }: { qr: string }) => transferIn(qr).iban)).toEqual([iban, second.iban]);
  });

  test("asks for what is left once a part is paid, and for nothing once all is", async () => {
    const { read, pay } = await invoicedOffice();
    const before = await read();
    await pay("100.00");
    const partly = await read();
    expect(partly.owed).toMatchObject({ total_cents: 21383, paid_cents: 10000, open_cents: 11383 });
    expect(transferIn(partly.owed.accounts[0].qr).amount).toBe("EUR113.83");
    // The document itself stays as it was sent.
    expect([partly.content, partly.content_sha256]).toEqual([before.content, before.content_sha256]);
    await pay("113.83");
    const paid = (await read()).owed;
    expect(paid).toMatchObject({ paid_cents: 21383, open_cents: 0, is_overdue: false, payment_link: "" });
    expect(paid.accounts.map(({ qr }: { qr: null }) => qr)).toEqual([null]);
  });

  test("says what was paid too much, which is the client's", async () => {
    const { read, pay } = await invoicedOffice();
    await pay("213.83");
    expect((await read()).owed.credit_cents).toBe(0);
    await pay("20.00");
    expect((await read()).owed).toMatchObject({ paid_cents: 23383, open_cents: 0, credit_cents: 2000 });
  });

  test("says that it is overdue from the day after it was due", async () => {
    const due = async (due_date: string) =>
      (await (await invoicedOffice({ final: { date: daysAway(-30), due_date } })).read()).owed.is_overdue;
    expect([await due(daysAway(0)), await due(daysAway(-1))]).toEqual([false, true]);
  });

  test("gives out its PDF as it was mailed, and notes that it was downloaded", async () => {
    const { admin, path, reader } = await invoicedOffice();
    const pdf = await reader("GET", "/pdf");
    expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Cita" } });
    expect((await reader("GET", "/pdf")).text).toBe(pdf.text);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link).toMatchObject({ state: "open", opened: 0, downloaded_at: expect.any(String) });
  });

  test("goes along where it is asked for, in lines that say what it is for", async () => {
    const { admin, invoice, path, installation, token, pay } = await invoicedOffice();
    const draft = (await admin("GET", `${path}/mail_draft`)).json().data;
    expect(draft.can_link).toBe(true);
    const first = (await ask(installation.host, "GET", "/mailbox")).text;
    expect(first).toContain("Dokuments un apmaksas dati tiešsaistē");
    await made(admin, `${path}/mails`, { to: ["a@b.lv"], subject: "Bez", text: "Labdien!", lang: "lv" });
    expect((await admin("GET", `${path}/mails`)).json().data[0].link).toBeNull();
    expect(await newestMail(installation, "Bez")).not.toContain("/d/");
    // What became of it and of its client since is no other wording.
    await pay("10.00");
    await admin("PATCH", `/customers/${invoice.customer.id}`, { body: aClient({ name: "SIA Cits" }) });
    const english = await sentLink({ installation, admin, path }, { lang: "en" });
    expect((await ask(installation.host, "GET", "/mailbox")).text).toContain(
      "The document with its payment details",
    );
    // In either language it is the same document: neither link replaces the other.
    const states = [token, english].map(
      async (one) => (await readerOf(installation, one)("GET")).json().data,
    );
    expect((await Promise.all(states)).map(({ state, language }) => [state, language])).toEqual([
      ["open", "lv"],
      ["open", "en"],
    ]);
  });

  test("is nothing at another installation, and holds nothing of the agency's own", async () => {
    const { admin, at, token, reader, pay } = await invoicedOffice();
    await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { name: "Slepenā tāme" } });
    await admin("PATCH", `/projects/${at.projectId}`, { body: { short_name: "Iekšējais" } });
    await made(admin, "/customers", aClient({ name: "SIA Svešais" }));
    await pay("1.00");
    const { text } = await reader("GET");
    for (const secret of ["Slepenā", "Iekšējais", "Svešais", "janis@klients.lv", "created_by"])
      expect(text).not.toContain(secret);
    const { installation: other } = await emptyOffice();
    expect((await readerOf(other, token)("GET")).status).toBe(404);
    expect((await readerOf(other, token)("GET", "/pdf")).status).toBe(404);
  });
});
