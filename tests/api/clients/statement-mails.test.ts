import { describe, expect, test } from "vitest";
import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { ask, nightAt } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { emptyOffice, made, mailboxOf } from "../arrange.ts";
import { client } from "../audit/mutation.ts";
import { office as inMemory } from "../audit/office.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { mutations } from "./mutations.ts";

async function office() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Aka, SIA", email: "aka@klients.lv" } });
  const invoice = await issued(at, {}, { date: daysAway(-30), due_date: daysAway(-20) });
  const path = `/customers/${at.clientId}/statement`;
  const period = `from=${daysAway(-40)}&to=${daysAway(0)}`;
  return { installation, admin, at, invoice, path, period };
}

const mail = (fields: object = {}) => ({
  to: ["aka@klients.lv"],
  subject: "Jūsu norēķini",
  text: "Labdien!",
  lang: "lv",
  ...fields,
});

describe("mailing a statement", () => {
  test("sends what was seen once, keeps it for good, and tells of it in the client's history", async () => {
    const { installation, admin, at, invoice, path, period } = await office();
    const { seen } = (await admin("GET", `${path}?${period}`)).json().data;
    const headers = { "Idempotency-Key": "statement-1" };
    const send = () => admin("POST", `${path}/mails?${period}&seen=${seen}`, { body: mail(), headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    const mails = (await mailboxOf(installation)).filter(({ subject }) => subject === "Jūsu norēķini");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.head).toContain("aka@klients.lv");
    expect(mails[0]?.head).toContain("SIA Aģentūra");
    const file = await ask(installation.host, "GET", mails[0]?.files[0]?.at ?? "");
    expect(pagesIn(file.bytes).join()).toContain("213,83 €");

    // What is paid later changes the statement, and not what was sent.
    await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(0), amount: "213.83" });
    const [kept] = (await admin("GET", `${path}/mails`)).json().data;
    expect(kept).toMatchObject({
      state: "sent",
      to: ["aka@klients.lv"],
      subject: "Jūsu norēķini",
      files: [],
      link: null,
    });
    const opened = await admin("GET", `/document_mails/${kept.id}/file`);
    expect(opened.text).toBe(file.text);
    const { data } = (await admin("GET", `/customers/${at.clientId}/history`)).json();
    expect(data[0]).toMatchObject({
      entity: "document_mail",
      act: "created",
      name: kept.file_name.replace(".pdf", ""),
    });
    expect((await admin("GET", `/invoices/${invoice.id}/mails`)).json().data).toEqual([]);
  });

  test("is refused where anything moved since it was seen, and nothing is sent", async () => {
    const { installation, admin, invoice, path, period } = await office();
    const { seen } = (await admin("GET", `${path}?${period}`)).json().data;
    await made(admin, `/invoices/${invoice.id}/payments`, { date: daysAway(0), amount: "1" });
    const answer = await admin("POST", `${path}/mails?${period}&seen=${seen}`, { body: mail() });
    expect(answer.status).toBe(412);
    const { data: current } = answer.json();
    expect(current.closing_cents).toBe(21_283);
    expect((await mailboxOf(installation)).map(({ subject }) => subject)).not.toContain("Jūsu norēķini");
    const again = await admin("POST", `${path}/mails?${period}&seen=${current.seen}`, { body: mail() });
    expect(again.status).toBe(201);
  });

  test("is refused of a client who was never asked for anything", async () => {
    const { admin } = await office();
    const { id } = await made(admin, "/customers", { name: "Cits", short_name: "C" });
    const answer = await admin("POST", `/customers/${id}/statement/mails`, { body: mail() });
    expect(answer.status).toBe(422);
    expect((await admin("GET", `/customers/${id}/statement/mails`)).json().data).toEqual([]);
  });

  test("begins with those who get invoices or reminders, and says what is owed in the client's language", async () => {
    const { admin, at, path, period } = await office();
    for (const [name, topics] of [
      ["Anna", { gets_invoices: true }],
      ["Baiba", { gets_estimates: true }],
      ["Cilda", { gets_reminders: true }],
    ] as const) {
      const email = `${name.toLowerCase()}@klients.lv`;
      await made(admin, `/customers/${at.clientId}/contacts`, { name, email, ...topics });
    }
    await admin("PATCH", `/customers/${at.clientId}`, { body: { document_language: "en" } });
    const drafted = async (query: string) => (await admin("GET", `${path}/mail_draft?${query}`)).json().data;
    const en = await drafted(period);
    expect(en.people.filter(({ is_chosen }: { is_chosen: boolean }) => is_chosen)).toMatchObject([
      { name: "Anna" },
      { name: "Cilda" },
    ]);
    expect(en).toMatchObject({ lang: "en", files: [], can_link: false });
    expect(en.subject).toContain("Statement of account");
    expect(en.text).toMatch(/213\.83\s€/);
    const lv = await drafted(`${period}&lang=lv`);
    expect(lv.subject).toContain("Savstarpējo norēķinu izraksts");
    expect(lv.text).toMatch(/213,83\s€/);
  });

  test("takes neither a link nor files of an estimate", async () => {
    const { admin, path } = await office();
    for (const [field, value] of [
      ["with_link", true],
      ["files", [1]],
    ] as const) {
      const answer = await admin("POST", `${path}/mails`, { body: mail({ [field]: value }) });
      expect(answer.status, field).toBe(422);
    }
  });

  test("that did not leave is told in the inbox, until it is sent again", async () => {
    const { installation, admin, at, path } = await office();
    await made(admin, `${path}/mails`, mail({ to: ["aka@refused.test"] }));
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    const lost = async () =>
      (await admin("GET", "/inbox")).json().data.filter(({ kind }: { kind: string }) => kind === "mail");
    expect(await lost()).toMatchObject([
      {
        state: "failed",
        to: ["aka@refused.test"],
        document: { kind: "statement", id: at.clientId, estimate_id: null },
        project: null,
      },
    ]);
    const { data } = (await admin("GET", `/customers/${at.clientId}/history`)).json();
    expect(data[0]).toMatchObject({ entity: "document_mail", act: "changed", actor: null });
    await made(admin, `${path}/mails`, mail());
    expect(await lost()).toEqual([]);
  });
});

test("a PDF of other figures than the statement's is not mailed", async () => {
  const { call } = inMemory();
  const { before = [], step } = mutations["statement_mails.create"] ?? { step: client };
  for (const each of before) await call(...each);
  const [method, path, body] = step;
  const { seen } = (await call("GET", "/customers/1/statement")).data;
  const send = (shown: string) => {
    const file = {
      key: "1/documents/issued/1.pdf",
      name: "1.pdf",
      size: 1,
      sha256: "0".repeat(64),
      seen: shown,
    };
    return call(method, path, body, { [innerHeaders.mailedFile]: packedFile(file) });
  };
  expect((await send("0".repeat(64))).status).toBe(412);
  expect((await call("GET", "/customers/1/statement/mails")).data).toEqual([]);
  expect((await send(seen)).status).toBe(201);
});
