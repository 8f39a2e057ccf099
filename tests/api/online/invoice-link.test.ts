import { describe, expect, test } from "vitest";
import { made, mailboxOf } from "../arrange.ts";
import { issued } from "../invoices/arrange.ts";
import { newestMail, readerOf, sentLink } from "./arrange.ts";
import { invoicedOffice } from "./arrange-invoice.ts";

describe("what becomes of a link to an invoice", () => {
  test("a voided invoice says so, with its credit note, and is neither shown nor paid any more", async () => {
    const { admin, path, invoice, read, reader } = await invoicedOffice();
    const { credit_note } = (await admin("DELETE", path)).json().data;
    const shown = await read();
    expect(shown).toMatchObject({
      state: "voided",
      number: invoice.invoice_nr,
      credited_by: credit_note.invoice_nr,
      content: null,
      owed: null,
      pdf_name: "",
    });
    expect((await reader("GET", "/pdf")).status).toBe(404);
    const asked = await reader("POST", "/questions", { name: "Jānis", text: "Kāpēc?" });
    expect([asked.status, asked.json().message]).toEqual([409, "Dokuments ir anulēts"]);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link.state).toBe("voided");
    for (const body of [{ is_revoked: true }, { is_revoked: false, valid_until: "2099-01-01" }]) {
      const changed = await admin("PATCH", `/document_links/${mail.link.id}`, { body });
      expect([changed.status, changed.json().message]).toEqual([409, "Dokuments ir anulēts"]);
    }
  });

  test("a link is taken back and given again at the same address, and its opening is told", async () => {
    const { admin, path, read, reader } = await invoicedOffice();
    await reader("POST", "/visits");
    const linkNow = async () => (await admin("GET", `${path}/mails`)).json().data[0].link;
    const { id, opened, state } = await linkNow();
    expect([opened, state]).toEqual([1, "open"]);
    await admin("PATCH", `/document_links/${id}`, { body: { is_revoked: true } });
    expect(await read()).toMatchObject({ state: "revoked", content: null, owed: null, credited_by: "" });
    expect((await reader("GET", "/pdf")).status).toBe(404);
    await admin("PATCH", `/document_links/${id}`, { body: { is_revoked: false } });
    expect((await read()).owed.open_cents).toBe(21383);
  });

  test("nothing is accepted, declined, chosen or signed of it", async () => {
    const { reader } = await invoicedOffice();
    const person = { name: "Jānis", role: "" };
    const tries: [string, object][] = [
      ["/codes", person],
      ["/acceptance", { request: "x", code: "123456" }],
      ["/refusal", { name: "Jānis", reason: "Par dārgu" }],
      ["/choice", { chosen: [] }],
    ];
    for (const [path, body] of tries) {
      const { status, json } = await reader("POST", path, body);
      expect([path, status, json().message]).toEqual([
        path,
        409,
        "Šo dokumentu neapstiprina un nenoraida: par to var tikai jautāt",
      ]);
    }
    for (const proof of ["/certificate", "/proof"]) expect((await reader("GET", proof)).status).toBe(404);
  });

  test("a client asks at it and is answered: at the page, by mail, and in the inbox meanwhile", async () => {
    const { admin, installation, invoice, path, read, reader } = await invoicedOffice();
    const line = await reader("POST", "/questions", { name: "Jānis", text: "?", item_id: 1 });
    expect(line.status).toBe(422);
    await reader("POST", "/questions", { name: "Jānis", text: "Vai var maksāt divās daļās?" });
    const inside = await newestMail(installation, `Jautājums par ${invoice.invoice_nr}`);
    expect(inside).toContain(`/invoices/${invoice.estimate_id}/${invoice.id}#questions`);
    const waiting = async () =>
      (await admin("GET", "/inbox")).json().data.filter(({ kind }: { kind: string }) => kind === "question");
    expect(await waiting()).toMatchObject([
      {
        key: `question:${invoice.estimate_id}-${invoice.id}`,
        text: "Vai var maksāt divās daļās?",
        invoice: { id: invoice.id, number: invoice.invoice_nr },
        estimate: { id: invoice.estimate_id },
      },
    ]);
    await made(admin, `${path}/questions`, { text: "Jā, pusi tagad." });
    expect(await waiting()).toEqual([]);
    const said = [
      { is_agency: false, text: "Vai var maksāt divās daļās?" },
      { is_agency: true, text: "Jā, pusi tagad." },
    ];
    expect((await read()).questions).toMatchObject(said);
    expect((await admin("GET", `${path}/questions`)).json().data).toMatchObject(said);
    const reply = await newestMail(installation, `Atbilde par ${invoice.invoice_nr}`);
    expect(reply).toContain("Jā, pusi tagad.");
    // What is asked about the invoice is not spoken of at its estimate.
    const ofEstimate = await admin("GET", `/estimates/${invoice.estimate_id}/questions`);
    expect(ofEstimate.json().data).toEqual([]);
  });

  test("a reply about what is voided goes without a link, and one to nobody is refused", async () => {
    const { admin, at, installation, invoice, path, reader } = await invoicedOffice();
    await reader("POST", "/questions", { name: "Jānis", text: "Vai tas ir pareizi?" });
    await admin("DELETE", path);
    await made(admin, `${path}/questions`, { text: "Nē, anulējām." });
    expect(await newestMail(installation, `Atbilde par ${invoice.invoice_nr}`)).not.toContain("/d/");
    const other = await issued(at);
    const refused = await admin("POST", `/invoices/${other.id}/questions`, { body: { text: "Labdien!" } });
    expect(refused.status).toBe(409);
  });

  test("a credit note is sent with a link as well, and asks for no money", async () => {
    const { admin, installation, path } = await invoicedOffice();
    const { credit_note } = (await admin("DELETE", path)).json().data;
    const token = await sentLink({ installation, admin, path: `/invoices/${credit_note.id}` });
    const shown = (await readerOf(installation, token)("GET")).json().data;
    expect(shown).toMatchObject({ state: "open", number: credit_note.invoice_nr, owed: null });
    expect(shown.content.invoice.credits).toMatchObject({ invoice_nr: expect.stringMatching(/^RE-/) });
    const [mail] = await mailboxOf(installation);
    expect(mail?.text).toContain("Dokuments tiešsaistē");
  });
});
