import { bareProject } from "../support/bare-project.ts";
import { billable, drafted } from "../support/begun-documents.ts";
import { type Begun, begunEstimate } from "../support/begun-estimate.ts";
import { callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { extent } from "../support/invoice-words.ts";
import { button, dialog, fillLogin, heading, notice, textbox } from "../support/page-words.ts";
import type { PlainContext } from "../support/plain/page.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

/** Forms of something new whose estimate or project a colleague deletes while they are filled in. */

const deleted = "Šo ierakstu kolēģis pa to laiku ir izdzēsis. Jūsu izmaiņas nav saglabātas.";

const remove = async ({ admin, estimate }: Begun) =>
  expect((await admin("DELETE", `/estimates/${estimate.id}`)).status).toBe(200);

/** What the page shows in place of the form: what its fields are called, and what was typed into them. */
async function typedOn(page: Page): Promise<Record<string, string>> {
  await expect(heading(page, "Jūsu ierakstītais")).toBeVisible();
  const section = [...page.document.querySelectorAll("section")].find(
    (one) => one.querySelector("h2")?.textContent === "Jūsu ierakstītais",
  );
  const terms = [...(section?.querySelectorAll("dt") ?? [])];
  return Object.fromEntries(
    terms.map((term) => [term.textContent ?? "", term.nextElementSibling?.textContent ?? ""]),
  );
}

/** Sends a form whose session has ended, and signs in again once a colleague has done something. */
async function sendSignedOut(
  page: Page,
  context: PlainContext,
  send: () => Promise<void>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  context.clearCookies({ name: "session" });
  await send();
  await expect(notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam")).toBeVisible();
  await meanwhile();
  await fillLogin(page, signIns.admin, password);
}

/** A new document of an estimate, as far as somebody has filled it in. */
async function newDocument(page: Page, installation: TestInstallation) {
  const begun = await billable(installation);
  await letIn(page, "admin");
  await page.goto(`/invoices/${begun.estimate.id}/create`);
  await textbox(page, "Piezīmes zem summām").fill("Piegādāt no rīta");
  return { begun, send: () => button(page, "Izveidot").first().click() };
}

test("a new document of an estimate that is deleted", async ({ page, installation }) => {
  const { begun, send } = await newDocument(page, installation);
  await remove(begun);
  await send();
  await expect(page.getByText(deleted).first()).toBeVisible();
  // Neither the dates that stood there nor the fields of a waybill, which nobody has seen.
  expect(await typedOn(page)).toEqual({ "Piezīmes zem summām": "Piegādāt no rīta" });
});

test("a new waybill, with its addresses", async ({ page, installation }) => {
  const { begun, send } = await newDocument(page, installation);
  await page.getByRole("radio", { name: "Pavadzīme" }).check();
  await textbox(page, "Piegādes adrese").fill("Ostas iela 1, Ventspils");
  await remove(begun);
  await send();
  expect(await typedOn(page)).toEqual({
    "Piezīmes zem summām": "Piegādāt no rīta",
    "Piegādes adrese": "Ostas iela 1, Ventspils",
  });
});

test("a new document whose stages were chosen without scripts", async ({ page, installation }) => {
  const { begun, send } = await newDocument(page, installation);
  await extent(page, "Izvēlētas rindas").check();
  await page.getByRole("checkbox", { name: /^Dizains/ }).check();
  await remove(begun);
  await send();
  await expect(page.getByText(deleted).first()).toBeVisible();
  expect(await typedOn(page)).toEqual({ "Piezīmes zem summām": "Piegādāt no rīta" });
});

test("a new document that was kept over the end of a session", async ({ page, context, installation }) => {
  const { begun, send } = await newDocument(page, installation);
  await sendSignedOut(page, context, send, () => remove(begun));
  await expect(page.getByText(deleted).first()).toBeVisible();
  expect(await typedOn(page)).toEqual({ "Piezīmes zem summām": "Piegādāt no rīta" });
});

/** A new estimate of a project without any, as far as somebody has filled it in. */
async function newEstimate(page: Page, installation: TestInstallation) {
  const id = await bareProject(installation, "Abonementu kartes");
  await letIn(page, "admin");
  await page.goto(`/projects/${id}/estimates`);
  await textbox(page, "Jaunas tāmes nosaukums").fill("Kartes, 500 gab.");
  const admin = await callerAt(installation, signIns.admin);
  return {
    removeProject: async () => expect((await admin("DELETE", `/projects/${id}`)).status).toBe(200),
    send: () => button(page, "Izveidot tāmi").click(),
  };
}

test("a new estimate of a project that is deleted", async ({ page, installation }) => {
  const { removeProject, send } = await newEstimate(page, installation);
  await removeProject();
  await send();
  await expect(page.getByText(deleted).first()).toBeVisible();
  expect(await typedOn(page)).toEqual({ "Jaunas tāmes nosaukums": "Kartes, 500 gab." });
});

test("a new estimate that was kept over the end of a session", async ({ page, context, installation }) => {
  const { removeProject, send } = await newEstimate(page, installation);
  await sendSignedOut(page, context, send, removeProject);
  expect(await typedOn(page)).toEqual({ "Jaunas tāmes nosaukums": "Kartes, 500 gab." });
});

test("a copy of an estimate that is deleted", async ({ page, installation }) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await page.goto(`/estimate/${begun.estimate.id}/duplicate`);
  const form = dialog(page, "Dublēt tāmi");
  await textbox(form, "Nosaukums").fill("Ziemas kampaņa");
  await textbox(form, "Plānotais sākums").fill("01.12.2026");
  await textbox(form, "Plānotās beigas").fill("31.12.2026");
  await remove(begun);
  await button(form, "Dublēt tāmi").click();
  expect(await typedOn(page)).toEqual({
    Nosaukums: "Ziemas kampaņa",
    "Plānotais sākums": "01.12.2026",
    "Plānotās beigas": "31.12.2026",
  });
});

/** A file beside an estimate, with what somebody says of it. */
async function newFile(page: Page, installation: TestInstallation) {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await page.goto(`/estimate/${begun.estimate.id}/files/add`);
  const form = dialog(page, "Pievienot failu");
  const file = { name: "skice.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 skice") };
  await page.locator("input[type=file]").setInputFiles(file);
  await textbox(form, "Apraksts").fill("Pirmā skice");
  return { begun, send: () => button(form, "Pievienot").click() };
}

test("what is said of a file, kept over the end of a session", async ({ page, context, installation }) => {
  const { begun, send } = await newFile(page, installation);
  await sendSignedOut(page, context, send, () => remove(begun));
  expect(await typedOn(page)).toEqual({ Apraksts: "Pirmā skice" });
});

test("a draft that a colleague issued until its sender signed in again is not asked to be issued", async ({
  page,
  context,
  installation,
}) => {
  const begun = await billable(installation);
  const draft = await drafted(begun);
  await letIn(page, "admin");
  await page.goto(`${draft.at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await textbox(form, "Piezīmes zem summām").fill("Paldies par pasūtījumu");
  const send = () => button(form, "Izrakstīt").click();
  await sendSignedOut(page, context, send, () =>
    begun.admin("POST", `/invoices/${draft.id}/final_document`, { body: {} }),
  );
  await expect(page.getByText("Šis melnraksts pa to laiku jau ir izrakstīts").first()).toBeVisible();
  expect(await typedOn(page)).toEqual({ "Piezīmes zem summām": "Paldies par pasūtījumu" });
  await expect(page.getByText("Dokuments saņems nākamo numuru")).toHaveCount(0);
  await expect(page.locator(`a[href="${draft.at}"]`).first()).toBeVisible();
});
