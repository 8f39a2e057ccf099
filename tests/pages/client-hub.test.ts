import { made } from "../api/arrange.ts";
import { approve } from "../api/estimates/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, dialog, heading, link, notice, row, rows, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a client's page says how things stand, and leads to all that there is of it", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const late = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-10) });
  await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Aka, SIA", address: "Ogu iela 1" } });
  await letIn(page, "user");
  await page.goto(`/clients/${at.clientId}`);
  const main = page.getByRole("main");
  await expect(heading(page, "Aka, SIA")).toBeVisible();
  // 183.33 without VAT, 213.83 with it.
  for (const figure of ["183,33 €", "213,83 €", "1 dokuments"]) await expect(main).toContainText(figure);
  await expect(link(main, late.invoice_nr)).toBeVisible();
  await expect(link(main, "Tāme")).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Lapas sadaļas" });
  await link(tabs, "Projekti").click();
  await expect(rows(page)).toHaveCount(1);
  await link(tabs, "Tāmes").click();
  await expect(row(page, at.estimate.estimate_nr)).toContainText("183,33 €");
  await link(tabs, "Rēķini").click();
  await expect(row(page, late.invoice_nr)).toContainText("Kavēta apmaksa");
  await link(tabs, "Vēsture").click();
  await expect(main).toContainText("Mainīja klienta datus");
  await expect(main).toContainText("Juridiskā adresetukšs → Ogu iela 1");
  await link(tabs, "Dati").click();
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Ogu iela 1");
});

test("a document leads to its client and its project", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const at = await invoiceDesk(admin);
  const draft = await made(admin, `/${at.estimate.id}/invoices`, {});
  await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Aka, SIA" } });
  await admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Rudens katalogs" } });
  await letIn(page, "user");
  await page.goto(`/invoices/${at.estimate.id}/${draft.id}`);
  await expect(link(page, "Rudens katalogs")).toHaveAttribute("href", `/projects/${at.projectId}`);
  await link(page, "Aka, SIA").click();
  await expect(page).toHaveURL(new RegExp(`/clients/${at.clientId}$`));
});

test("a client without a short name has one made of its name", async ({ page, installation }) => {
  await letIn(page, "admin");
  await page.goto("/clients/add");
  await expect(textbox(page, "Īsais nosaukums")).toHaveAccessibleDescription(
    "Ja neierakstīsiet, tas būs veidots no nosaukuma.",
  );
  await textbox(page, "Nosaukums").fill("SIA „Lapsas un partneri”");
  await button(page, "Pievienot").click();
  await expect(notice(page, "„SIA „Lapsas un partneri””")).toBeVisible();
  const admin = await callerAt(installation, signIns.admin);
  const [client] = (await admin("GET", "/customers?q=Lapsas")).json().data;
  expect(client.short_name).toBe("Lapsas un partneri");
});

test("people of a client are added, corrected and deleted", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await made(admin, "/customers", { name: "Aka, SIA", short_name: "Aka" });
  await letIn(page, "admin");
  await page.goto(`/clients/${id}/people`);
  await link(page, "Pievienot kontaktpersonu").click();
  const added = dialog(page, "Jauna kontaktpersona");
  await textbox(added, "Vārds, uzvārds").fill("Ilze Priede");
  await added.getByRole("checkbox", { name: "Rēķini" }).check();
  await button(added, "Pievienot").click();
  await expect(added).toContainText("Ievadiet e-pastu: bez tā neko nevar nosūtīt");
  await expect(textbox(added, "Vārds, uzvārds")).toHaveValue("Ilze Priede");
  await textbox(added, "E-pasts").fill("ilze@aka.test");
  await button(added, "Pievienot").click();
  await expect(notice(page, "Kontaktpersona „Ilze Priede” pievienota")).toBeVisible();
  await expect(row(page, "Ilze Priede")).toContainText("Rēķini");

  await link(page, "Ilze Priede").click();
  const known = dialog(page, "Ilze Priede");
  await textbox(known, "Amats").fill("Grāmatvede");
  await choice(known, "Vēstuļu un dokumentu valoda").selectOption("Angļu");
  await button(known, "Saglabāt").click();
  await expect(row(page, "Ilze Priede")).toContainText("Grāmatvede");
  await link(page, "Ilze Priede").click();
  await link(dialog(page, "Ilze Priede"), "Dzēst").click();
  await button(page.getByRole("dialog"), "Jā").click();
  await expect(notice(page, "Kontaktpersona dzēsta")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Šeit būs cilvēki");
});

test("a client that was added is opened, and its first project and estimate begin there", async ({
  page,
}) => {
  await letIn(page, "admin");
  await page.goto("/clients/add");
  await textbox(page, "Nosaukums").fill("Jaunais klients, SIA");
  await textbox(page, "Īsais nosaukums").fill("Jaunais");
  await button(page, "Pievienot").click();
  await expect(heading(page, "Jaunais klients, SIA")).toBeVisible();
  await link(page, "Pievienot projektu").click();
  const project = dialog(page, "Jauns projekts");
  await expect(project.getByRole("combobox", { name: "Klients", exact: true })).toHaveValue(
    "Jaunais klients, SIA",
  );
  await textbox(project, "Nosaukums").fill("Pirmais darbs");
  await textbox(project, "Īsais nosaukums").fill("PD");
  await textbox(project, "Plānotais sākums").fill("07.12.2026");
  await textbox(project, "Plānotās beigas").fill("18.12.2026");
  await button(project, "Izveidot").click();
  await expect(heading(page, "Pirmais darbs")).toBeVisible();
  await button(page, "Izveidot tāmi").click();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
});

test("a client is brought back although a colleague has changed it since, as nothing of that is lost", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await page.goto("/clients/1/data/delete");
  await button(page.getByRole("dialog"), "Jā").click();
  await expect(notice(page, /arhivēts/)).toBeVisible();
  expect((await admin("PATCH", "/customers/1", { body: { address: "Ogu iela 1" } })).status).toBe(200);
  await button(page, "Atsaukt").click();
  await expect(notice(page, "Klients atjaunots")).toBeVisible();
  const back = (await admin("GET", "/customers/1")).json().data;
  expect(back).toMatchObject({ is_archived: false, address: "Ogu iela 1" });
});

test("all estimates stand in one list: which wait, whose, and what was approved", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const at = await invoiceDesk(admin);
  await letIn(page, "admin");
  await page.goto("/projects");
  await link(page, "Tāmes").click();
  const views = page.getByRole("navigation", { name: "Skati" });
  await link(views, "Manas gaida").click();
  await expect(row(page, at.estimate.estimate_nr)).toContainText("Gaida");
  await approve(at);
  await page.goto("/estimates?status=open&q=nekasnav");
  await expect(page.getByRole("main")).toContainText("Šim skatam neatbilst neviena tāme.");
  await link(views, "Apstiprinātas").click();
  await expect(row(page, at.estimate.estimate_nr)).toContainText("Apstiprināta");
  await page.goto(`/estimates?q=${encodeURIComponent(at.estimate.estimate_nr)}`);
  await link(row(page, at.estimate.estimate_nr), "Tāme").click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${at.estimate.id}$`));
});
