import { describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { ask, nightAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, made, mailboxOf, refusal } from "../arrange.ts";
import { draft, introduceSeller, invoiceDesk, issue, issued } from "./arrange.ts";

async function office() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  return { installation, admin, at };
}

const mail = (fields: object = {}) => ({
  to: ["janis@klients.lv"],
  subject: "Jūsu rēķins",
  text: "Labdien!",
  lang: "lv",
  ...fields,
});

describe("mailing a document", () => {
  test("sends it once with its PDF, marks it as sent and keeps the mail with it", async () => {
    const { installation, admin, at } = await office();
    const { id, invoice_nr } = await issued(at);
    const headers = { "Idempotency-Key": "mail-1" };
    const body = mail({ cc: ["uzskaite@klients.lv"], copy: true });
    const first = await admin("POST", `/invoices/${id}/mails`, { body, headers });
    const again = await admin("POST", `/invoices/${id}/mails`, { body, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());

    const mails = (await mailboxOf(installation)).filter(({ subject }) => subject === "Jūsu rēķins");
    expect(mails).toHaveLength(1);
    const [sent] = mails;
    expect(sent?.head).toContain("janis@klients.lv");
    expect(sent?.head).toContain("uzskaite@klients.lv");
    // From the agency by name; answers and the copy go to the person who sent it.
    expect(sent?.head).toContain("SIA Aģentūra");
    expect(sent?.head?.split(founder)).toHaveLength(3);
    expect(sent?.files[0]?.name).toContain(invoice_nr);
    const file = await ask(installation.host, "GET", sent?.files[0]?.at ?? "");
    const pdf = await admin("GET", `/invoices/pdf/${id}?lang=lv`);
    expect(file.text.startsWith("%PDF-")).toBe(true);
    expect(file.text).toBe(pdf.text);

    const [kept] = (await admin("GET", `/invoices/${id}/mails`)).json().data;
    expect(kept).toMatchObject({
      state: "sent",
      to: ["janis@klients.lv"],
      cc: ["uzskaite@klients.lv"],
      copy_to: founder,
      subject: "Jūsu rēķins",
      text: "Labdien!",
    });
    const after = (await admin("GET", `/invoices/${id}`)).json().data;
    expect(after.sent_at).not.toBeNull();
  });

  test("that the post refuses for good is told with the document", async () => {
    const { installation, admin, at } = await office();
    const { id } = await issued(at);
    await made(admin, `/invoices/${id}/mails`, mail({ to: ["janis@refused.test"] }));
    const state = async () => (await admin("GET", `/invoices/${id}/mails`)).json().data[0].state;
    // The first attempt was made at once, and seven follow.
    const seen = [await state()];
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await nightAt(installation);
      seen.push(await state());
    }
    expect(seen).toEqual([...Array(7).fill("waiting"), "failed"]);
  });

  test("is not marked as sent before the post has it, and is withdrawn where the document is voided", async () => {
    const { installation, admin, at } = await office();
    const { id } = await issued(at);
    await made(admin, `/invoices/${id}/mails`, mail({ to: ["janis@refused.test"] }));
    expect((await admin("GET", `/invoices/${id}`)).json().data.sent_at).toBeNull();
    await admin("DELETE", `/invoices/${id}`);
    const [kept] = (await admin("GET", `/invoices/${id}/mails`)).json().data;
    expect(kept.state).toBe("failed");
    await nightAt(installation);
    expect((await mailboxOf(installation)).map(({ subject }) => subject)).not.toContain("Jūsu rēķins");
  });

  test("goes once to who is written to and named for a copy as well, in whatever letters", async () => {
    const { admin, at } = await office();
    const { id } = await issued(at);
    const body = mail({ cc: ["JANIS@klients.lv", "uzskaite@klients.lv"] });
    const sent = await made(admin, `/invoices/${id}/mails`, body);
    expect([sent.to, sent.cc]).toEqual([["janis@klients.lv"], ["uzskaite@klients.lv"]]);
  });

  test("reaches a thousand addresses a day at most", async () => {
    const { admin, at } = await office();
    const { id } = await issued(at);
    const many = (letter: string) => Array.from({ length: 15 }, (_, n) => `${letter}${n}@klients.lv`);
    const body = mail({ to: many("a"), cc: many("b") });
    const send = async () => (await admin("POST", `/invoices/${id}/mails`, { body })).status;
    // 33 mails of thirty addresses are 990.
    for (let sent = 1; sent <= 33; sent += 1) expect(await send()).toBe(201);
    expect(await send()).toBe(429);
    expect((await admin("POST", `/invoices/${id}/mails`, { body: mail() })).status).toBe(201);
  });

  test("tells in the history of the project that it was mailed", async () => {
    const { admin, at } = await office();
    const { id, invoice_nr, project } = await issued(at);
    await made(admin, `/invoices/${id}/mails`, mail());
    const { data } = (await admin("GET", `/projects/${project.id}/history`)).json();
    const told = data.filter(({ entity }: { entity: string }) => entity === "document_mail");
    expect(told).toMatchObject([{ act: "created", name: invoice_nr }]);
  });

  test("is refused for a draft and for a voided document, and nothing is sent", async () => {
    const { installation, admin, at } = await office();
    const { id } = await draft(at);
    expect((await admin("POST", `/invoices/${id}/mails`, { body: mail() })).status).toBe(409);
    await issue(at, id);
    await admin("DELETE", `/invoices/${id}`);
    expect((await admin("POST", `/invoices/${id}/mails`, { body: mail() })).status).toBe(409);
    expect((await mailboxOf(installation)).map(({ subject }) => subject)).not.toContain("Jūsu rēķins");
  });

  test.each([
    ["no recipient", { to: [] }, "to"],
    ["an address that is none", { to: ["janis"] }, "to.0"],
    ["a wrong copy", { cc: ["x@y"] }, "cc.0"],
    ["an address that is there twice", { to: ["a@klients.lv", "A@klients.lv"] }, "to"],
    ["no subject", { subject: " " }, "subject"],
    ["no text", { text: " \n " }, "text"],
    ["a language that there is not", { lang: "de" }, "lang"],
    ["sixteen recipients", { to: Array.from({ length: 16 }, (_, n) => `a${n}@klients.lv`) }, "to"],
  ])("names the field of %s", async (_what, wrong, field) => {
    const { admin, at } = await office();
    const { id } = await issued(at);
    const { status, errors } = refusal(await admin("POST", `/invoices/${id}/mails`, { body: mail(wrong) }));
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect((await admin("GET", `/invoices/${id}/mails`)).json().data).toEqual([]);
  });

  test("a line end in the subject does not begin another header", async () => {
    const { installation, admin, at } = await office();
    const { id } = await issued(at);
    await made(admin, `/invoices/${id}/mails`, mail({ subject: "Rēķins\r\nBcc: visi@klients.lv" }));
    const [sent] = await mailboxOf(installation);
    expect(sent?.subject).toBe("Rēķins Bcc: visi@klients.lv");
    expect(sent?.head).not.toContain("visi@klients.lv");
  });

  test("a refused version is not sent: a colleague has changed the document", async () => {
    const { installation, admin, at } = await office();
    const { id, version } = await issued(at);
    await admin("PATCH", `/invoices/${id}`, { body: { status_id: 3 } });
    const headers = { "If-Match": `"${version}"` };
    expect((await admin("POST", `/invoices/${id}/mails`, { body: mail(), headers })).status).toBe(412);
    expect(await mailboxOf(installation)).not.toContainEqual(
      expect.objectContaining({ subject: "Jūsu rēķins" }),
    );
  });
});

describe("what a mail begins with", () => {
  test("asks for what is open of a document that is partly paid, and for nothing of a credit note", async () => {
    const { admin, at } = await office();
    const { id } = await issued(at);
    await made(admin, `/invoices/${id}/payments`, { date: today(), amount: "13.83" });
    const partly = (await admin("GET", `/invoices/${id}/mail_draft?lang=en`)).json().data;
    expect(partly.text).toMatch(/213\.83\s€, of which 200\.00\s€ is still to be paid/);
    await admin("DELETE", `/invoices/${id}`);
    const note = (await admin("GET", `/invoices/${id + 1}/mail_draft?lang=en`)).json().data;
    expect(note.text).toMatch(/credit note \S+ for 213\.83\s€\./);
  });

  test("is the client's people, those who get invoices chosen, and a text in the client's language", async () => {
    const { admin, at } = await office();
    const { id, invoice_nr, customer } = await issued(at);
    const client = `/customers/${customer.id}`;
    await admin("PATCH", client, { body: { email: "birojs@klients.lv", document_language: "en" } });
    const own = (await admin("GET", `/invoices/${id}/mail_draft`)).json().data;
    expect(own.people).toMatchObject([{ email: "birojs@klients.lv", is_chosen: true }]);
    await made(admin, `${client}/contacts`, { name: "Bez pasta" });
    await made(admin, `${client}/contacts`, { name: "Zane", email: "zane@klients.lv", gets_invoices: true });
    const { data } = (await admin("GET", `/invoices/${id}/mail_draft`)).json();
    expect(data.lang).toBe("en");
    expect(data.subject).toBe(`Invoice ${invoice_nr} from SIA Aģentūra`);
    // 183.33 without VAT: 133.33 at 21 % is 28.00, 50.00 at 5 % is 2.50.
    expect(data.text).toContain("213.83");
    expect(
      data.people.map(({ email, is_chosen }: { email: string; is_chosen: boolean }) => [email, is_chosen]),
    ).toEqual([
      ["birojs@klients.lv", false],
      ["zane@klients.lv", true],
    ]);
    const latvian = (await admin("GET", `/invoices/${id}/mail_draft?lang=lv`)).json().data;
    expect(latvian.subject).toBe(`Rēķins ${invoice_nr} – SIA Aģentūra`);
  });
});
