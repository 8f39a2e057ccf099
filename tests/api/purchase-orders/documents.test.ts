import { beforeAll, describe, expect, test } from "vitest";
import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { aClient, emptyOffice, made, mailboxOf, refusal } from "../arrange.ts";
import { introduceSeller } from "../invoices/arrange.ts";
import { acted, aLine, drafted, sent } from "./arrange.ts";

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
  await introduceSeller(admin);
});

const mail = (fields: object = {}) => ({
  to: ["janis@druka.lv"],
  subject: "Pasūtījums drukai",
  text: "Labdien!",
  lang: "lv",
  ...fields,
});

async function wordsOf(id: number, query = ""): Promise<string> {
  const answer = await admin("GET", `/purchase_orders/${id}/pdf${query}`);
  expect(answer.status).toBe(200);
  return pagesIn(answer.bytes).join(" ").replace(/\s+/g, " ");
}

describe("the PDF of an order", () => {
  test("says who orders what of whom, until when and for how much, and asks for its number", async () => {
    const supplier = await made(admin, "/customers", aClient({ name: "Druka SIA", reg_nr: "40003032949" }));
    const order = await sent(admin, {
      supplier_id: supplier.id,
      wanted_on: "2032-01-05",
      note: "Zvaniet pirms",
    });
    const words = await wordsOf(order.id);
    for (const part of [
      "Pasūtījums piegādātājam",
      order.number,
      "Pasūtītājs Piegādātājs SIA Aģentūra Druka SIA",
      "40003032949",
      "05.01.2032",
      "Zvaniet pirms",
      "Papīrs 3 gab. 0,335 € 1,01 €",
      "21,01 €",
      `Lūdzam rēķinā norādīt pasūtījuma numuru ${order.number}.`,
    ])
      expect(words).toContain(part);
  });

  test("is in the language of the supplier's documents, or in that which is asked for", async () => {
    const supplier = await made(admin, "/customers", aClient({ document_language: "en" }));
    const order = await drafted(admin, { supplier_id: supplier.id });
    const english = await wordsOf(order.id);
    expect(english).toContain("Purchase order");
    expect(english).toContain("Draft");
    expect(await wordsOf(order.id, "?lang=lv")).toContain("Melnraksts");
  });
});

describe("an order that is mailed", () => {
  test("goes to the supplier with its PDF, and is kept with the order", async () => {
    const supplier = await made(admin, "/customers", aClient({ email: "birojs@druka.lv" }));
    const order = await sent(admin, { supplier_id: supplier.id });
    const { data: draft } = (await admin("GET", `/purchase_orders/${order.id}/mail_draft`)).json();
    expect(draft.people).toEqual([{ name: supplier.name, email: "birojs@druka.lv", is_chosen: true }]);
    expect(draft.subject).toBe(`Pasūtījums ${order.number} – SIA Aģentūra`);
    await made(admin, `/purchase_orders/${order.id}/mails`, mail());
    const [posted] = (await mailboxOf(installation)).filter(({ subject }) => subject === "Pasūtījums drukai");
    expect(posted?.files[0]?.name).toBe(`${order.number} ${supplier.name}.pdf`);
    const [kept] = (await admin("GET", `/purchase_orders/${order.id}/mails`)).json().data;
    expect(kept).toMatchObject({ state: "sent", to: ["janis@druka.lv"], file_name: posted?.files[0]?.name });
  });

  test("is one that was sent and stands", async () => {
    const order = await drafted(admin, { lines: [aLine("Papīrs", "1", "1")] });
    const mailed = () => admin("POST", `/purchase_orders/${order.id}/mails`, { body: mail() });
    expect(refusal(await mailed()).status).toBe(409);
    await acted(admin, order, "send");
    expect((await mailed()).status).toBe(201);
    await acted(admin, order, "cancel");
    expect((await mailed()).status).toBe(409);
  });
});
