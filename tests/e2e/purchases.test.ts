import { readFile } from "node:fs/promises";
import { callerAt, signIns } from "#tests/support/installation.ts";
import { aClient, made } from "../api/arrange.ts";
import { costsOf, decided, eInvoice, taken, twoLines } from "../api/purchases/arrange.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";
import { pdf } from "../support/pdf.ts";

const xml = eInvoice({ number: "TIP-77", parts: twoLines });
const file = { name: "tipografija.xml", mimeType: "application/xml", buffer: Buffer.from(xml) };

test("a supplier's e-invoice is taken, given to a project, approved, and seen among its costs", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { name } = (await admin("GET", "/projects/1")).json().data;
  await letIn(page, "admin");
  await open(page, "/invoices");
  await link(page, "Saņemtie").click();
  await link(page, "Pievienot saņemto rēķinu").first().click();
  const adding = dialog(page, "Pievienot saņemto rēķinu");
  await adding.locator("input[type=file]").setInputFiles(file);
  await button(adding, "Pievienot").click();
  await expect(heading(page, "SIA 40003032949 – TIP-77")).toBeVisible();
  await expect(page.getByText("115,01 €").first()).toBeVisible();

  await link(page, "Piešķirt visas rindas projektam").click();
  const giving = dialog(page, "Piešķirt projektam");
  await choice(giving, "Projekts").fill(name);
  await page.getByRole("option", { name }).first().click();
  await button(giving, "Saglabāt").click();
  await expect(notice(page, "Projekts saglabāts")).toBeVisible();
  await button(page, "Apstiprināt").click();
  await expect(notice(page, "Rēķins apstiprināts")).toBeVisible();
  expect(await costsOf(admin, 1)).toBe(10_001);
  await open(page, "/projects/1");
  await expect(page.getByText("100,01 €", { exact: true })).toBeVisible();

  await open(page, "/purchases/add");
  const again = dialog(page, "Pievienot saņemto rēķinu");
  await again.locator("input[type=file]").setInputFiles(file);
  await button(again, "Pievienot").click();
  await expect(page.getByText("Šis fails jau ir saņemts kā rēķins TIP-77", { exact: false })).toBeVisible();
  const same = await link(page, "Atvērt jau saņemto rēķinu").getAttribute("href");
  await open(page, same ?? "");
  await link(page, "Atzīmēt kā apmaksātu").click();
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Apmaksa atzīmēta")).toBeVisible();
  await open(page, "/purchases");
  await expect(row(page, "TIP-77")).toContainText("Apmaksāts");
});

test.describe("where nothing else is to be paid", () => {
  // This demonstration has no suppliers' invoices of its own.
  test.use({ demonstration: "beta" });

  test("approved invoices are paid by one file for the bank", async ({ page, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    const account = { bank: "Banka", bic: "BANKLV22", iban: "LV80BANK0000435195001" };
    await admin("PATCH", "/companies/1/details", { body: { accounts: [account] } });
    for (const number of ["MF-1", "MF-2"]) {
      const purchase = await taken(admin, eInvoice({ number, parts: twoLines }));
      await decided(admin, purchase, { state: "approved" });
      const body = { iban: "LV97HABA0012345678910" };
      await admin("PATCH", `/customers/${purchase.supplier?.id}`, { body });
    }
    await letIn(page, "admin");
    await open(page, "/purchases");
    await link(page, "Maksājumu fails").click();
    const asked = dialog(page, "Maksājumu fails");
    const boxes = asked.getByRole("checkbox");
    await expect(asked.getByText("Izvēlēti 2 rēķini, kopā 230,02 €")).toBeVisible();
    await boxes.first().uncheck();
    await expect(asked.getByText("Izvēlēts 1 rēķins, kopā 115,01 €")).toBeVisible();
    await textbox(asked, "Maksājuma datums").fill("1.1.2020");
    await button(asked, "Lejupielādēt failu").click();
    await expect(textbox(page, "Maksājuma datums")).toHaveAccessibleDescription(/Datums nevar būt pagātnē/);
    await expect(boxes.first()).not.toBeChecked();
    await textbox(asked, "Maksājuma datums").fill("1.1.2032");
    const download = page.waitForEvent("download");
    await button(asked, "Lejupielādēt failu").click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("Maksājumi 2032-01-01.xml");
    const text = (await readFile(await saved.path())).toString();
    expect(text).toContain("<CtrlSum>115.01</CtrlSum>");
    expect(text).toContain("<Ustrd>Rēķins MF-2</Ustrd>");
    expect(text).not.toContain("MF-1");
    await lookAtAll(page, ["/purchases/payment"]);
  });
});

test("the screens and dialogs of suppliers' invoices are accessible and fit their width", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/purchases/add");
  const adding = dialog(page, "Pievienot saņemto rēķinu");
  await adding
    .locator("input[type=file]")
    .setInputFiles({ name: "rekins.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
  await button(adding, "Pievienot").click();
  await expect(heading(page, "rekins.pdf")).toBeVisible();
  await link(page, "Pievienot rindu").click();
  await textbox(page, "Par ko").fill(
    "Fotografēšana un attēlu apstrāde rudens kampaņas bukletam un plakātiem",
  );
  await textbox(page, "Bez PVN").fill("120,50");
  await button(page, "Pievienot").click();
  await expect(notice(page, "Rinda pievienota")).toBeVisible();
  const [path] = /\/purchases\/\d+/.exec(page.url()) ?? [""];
  const dialogs = ["edit", "line", "project", "reject", "delete"].map((name) => `${path}/${name}`);
  await lookAtAll(page, ["/purchases", path, ...dialogs]);
});

test("what a paper says of its VAT and of what is left to pay is typed beside it, and is counted again", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await made(admin, "/customers", aClient({ name: "Kvīšu druka" }));
  await letIn(page, "admin");
  await open(page, "/purchases/add");
  const adding = dialog(page, "Pievienot saņemto rēķinu");
  await adding
    .locator("input[type=file]")
    .setInputFiles({ name: "kvits.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
  await button(adding, "Pievienot").click();
  await expect(heading(page, "kvits.pdf")).toBeVisible();
  await link(page, "Pievienot rindu").click();
  await textbox(page, "Par ko").fill("Druka");
  await textbox(page, "Bez PVN").fill("33,33");
  await button(page, "Pievienot").click();
  await expect(notice(page, "Rinda pievienota")).toBeVisible();
  const [path] = /\/purchases\/\d+/.exec(page.url()) ?? [""];
  const form = dialog(page, "Aizpildīt rēķina datus");
  const save = async (vat: string, payable: string) => {
    await textbox(form, "PVN, ja rēķinā citāds").fill(vat);
    await textbox(form, "Apmaksai, ja cita summa").fill(payable);
    await button(form, "Saglabāt").click();
  };
  await open(page, `${path}/edit`);
  await choice(form, "Piegādātājs").fill("kvīšu");
  await page.getByRole("option", { name: "Kvīšu druka" }).click();
  await textbox(form, "Piegādātāja rēķina numurs").fill("KV-1");
  await textbox(form, "Izrakstīts").fill("02.11.2026");
  await save("9,99", "1");
  await expect(form.getByText("PVN atšķiras no rindās aprēķinātā vairāk nekā par 1,00").last()).toBeVisible();
  await save("7,01", "10");
  const facts = page.getByRole("complementary", { name: "Rēķina dati" });
  await expect(facts).toContainText(/PVN7,01\s€Ar PVN40,34\s€Apmaksai10,00\s€/);
  await open(page, `${path}/edit`);
  await expect(textbox(form, "PVN, ja rēķinā citāds")).toHaveValue("7,01");
  await save("", "");
  await expect(facts).toContainText(/PVN7,00\s€Ar PVN40,33\s€/);
  await expect(facts).not.toContainText("Apmaksai1");
});
