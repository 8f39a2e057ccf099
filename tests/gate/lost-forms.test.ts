import { beforeAll, describe, expect, test } from "vitest";
import { founder, made, opened } from "../api/arrange.ts";
import { addItems, desk } from "../api/estimates/arrange.ts";
import { draft, introduceSeller, invoiceDesk, issue } from "../api/invoices/arrange.ts";
import { aProductForm, send } from "../api/products/catalogue.ts";
import { type Caller, newInstallation, type TestInstallation } from "../support/installation.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await opened(await newInstallation()));
  await introduceSeller(admin);
});

/** A draft that somebody edits, and what a colleague does to it meanwhile. */
async function edited() {
  const desk = await invoiceDesk(admin);
  const { id } = await draft(desk);
  return {
    at: `/invoices/${desk.estimate.id}/edit/${id}`,
    document: `/invoices/${desk.estimate.id}/${id}`,
    issue: () => issue(desk, id),
    remove: () => admin("DELETE", `/invoices/${id}`),
  };
}

const issuedMeanwhile = "Šis melnraksts pa to laiku jau ir izrakstīts";
const deletedMeanwhile = "Šo ierakstu kolēģis pa to laiku ir izdzēsis. Jūsu izmaiņas nav saglabātas.";
const typed = { comment: "Piegādāt no rīta", description: "" };
const typedText = "Jūsu ierakstītais Piezīmes zem summām Piegādāt no rīta";

const browser = () => scriptsOff(installation, founder);

test("what is typed into a draft stays to be read where a colleague issued it meanwhile", async () => {
  const row = await edited();
  const send = await (await browser()).open(row.at, "comment");
  await row.issue();
  const page = await send(typed);
  expect(page.status).toBe(409);
  expect(wordsIn(page)).toContain(issuedMeanwhile);
  expect(wordsIn(page)).toContain(typedText);
  expect(page.text).toContain(`href="${row.document}"`);
});

test("so it does where it was refused for a field that the page itself checks", async () => {
  const row = await edited();
  const send = await (await browser()).open(row.at, "comment");
  await row.issue();
  const page = wordsIn(await send({ ...typed, date: "kaut kad" }));
  expect(page).toContain(issuedMeanwhile);
  expect(page).toContain("Piegādāt no rīta");
  expect(page).toContain("kaut kad");
});

describe("a form that was kept over the end of a session", () => {
  test("is to be read where a colleague issued its draft, and once", async () => {
    const row = await edited();
    const one = await browser();
    const send = await one.open(row.at, "comment");
    one.endSession();
    expect(wordsIn(await send(typed))).toContain("Sesija ir beigusies");
    await row.issue();
    const page = wordsIn(await one.signInAgain(row.at));
    expect(page).toContain(issuedMeanwhile);
    expect(page).toContain(typedText);
    expect(wordsIn(await one.visit(row.at))).not.toContain("Jūsu ierakstītais");
  });

  test("is to be read where a colleague deleted its draft", async () => {
    const row = await edited();
    const one = await browser();
    const send = await one.open(row.at, "comment");
    one.endSession();
    await send(typed);
    expect((await row.remove()).status).toBe(200);
    const page = await one.signInAgain(row.at);
    expect(page.status).toBe(404);
    expect(wordsIn(page)).toContain(deletedMeanwhile);
    expect(wordsIn(page)).toContain(typedText);
  });

  test("is to be read where a colleague deleted its client", async () => {
    const { id } = await made(admin, "/customers", { name: "SIA Pīlādzis", short_name: "Pīlādzis" });
    const one = await browser();
    const send = await one.open(`/clients/${id}/data`, "short_name");
    one.endSession();
    await send({ short_name: "Sermūkslis" });
    expect((await admin("DELETE", `/customers/${id}`)).status).toBe(200);
    const page = wordsIn(await one.signInAgain(`/clients/${id}/data`));
    expect(page).toContain(deletedMeanwhile);
    expect(page).toContain("Jūsu ierakstītais Īsais nosaukums Sermūkslis");
  });

  test("of a dialog is to be read where the document below was deleted", async () => {
    const row = await edited();
    const one = await browser();
    const send = await one.open(`${row.document}/issue`, "comment");
    one.endSession();
    await send({ comment: "Piegādāt no rīta" });
    expect((await row.remove()).status).toBe(200);
    const page = wordsIn(await one.signInAgain(`${row.document}/issue`));
    expect(page).toContain(typedText);
  });
});

test("images that were chosen for a line are said not to be saved where a colleague deleted it", async () => {
  const at = await desk(admin);
  const product = await send(admin, "/products", aProductForm());
  const [line] = await addItems(at, [{ name: "Krūze", product_id: product.json().data.id }]);
  const address = `/estimate/${at.estimate.id}/items/${line?.id}/images`;
  const choose = await (await browser()).open(address, "began");
  expect((await admin("DELETE", `/position_items/${line?.id}`)).status).toBe(200);
  expect(wordsIn(await choose({}))).toContain(deletedMeanwhile);
});
