import { founderOf } from "../support/founder.ts";
import { password } from "../support/installation.ts";
import { button, heading, link, menu, notice, row, textbox } from "../support/page-words.ts";
import { fillRenewal } from "../support/plain/mail.ts";
import { expect, type Page, testEmpty as test } from "../support/plain/test.ts";

const step = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("the first hour goes without scripts, from a password to an ended list", async ({
  page,
  installation,
}) => {
  await page.goto(installation.link ?? "");
  await fillRenewal(page, password, password);
  await expect(page).toHaveURL(/\/setup$/);
  await expect(heading(page, "Darba sākšana")).toBeVisible();
  await expect(page.getByText("Paveikts: 0 no 8")).toBeVisible();

  await button(page, "Izlaist: Kolēģi").click();
  await expect(page.getByText("Paveikts: 0 no 8, izlaists: 1")).toBeVisible();
  await expect(step(page, "Kolēģi")).toContainText("Izlaists");
  await button(page, "Atgriezt: Kolēģi").click();
  await expect(link(page, "Uzaicināt kolēģi")).toBeVisible();

  await link(page, "Pievienot klientu").click();
  await textbox(page, "Nosaukums").fill("Ziedu nams, SIA");
  await textbox(page, "Īsais nosaukums").fill("Ziedu nams");
  await button(page, "Pievienot").click();
  await link(menu(page), "Pārskats").click();
  await link(page, "Darba sākšana: atlikuši 7 soļi").click();
  await expect(step(page, "Pirmais klients")).toContainText("Paveikts");

  const left = ["Uzņēmums un numerācija", "Logotips un krāsas", "Bankas konts", "Kolēģi", "Cenrādis"];
  for (const name of [...left, "Pirmais projekts", "Pirmā tāme"])
    await button(page, `Izlaist: ${name}`).click();
  await expect(heading(page, "Darbs ir sākts")).toBeVisible();
  await link(page, "Uz pārskatu").click();
  await expect(heading(page, "Pārskats")).toBeVisible();
  await expect(link(page, /^Darba sākšana/)).toHaveCount(0);
});

test("the sample is made, looked at, and removed with a word on what goes", async ({
  page,
  installation,
}) => {
  await page.goto(installation.link ?? "");
  await fillRenewal(page, password, password);
  await button(page, "Izveidot paraugu").click();
  await expect(heading(page, "Paraugs: jubilejas kampaņa")).toBeVisible();
  await expect(notice(page, "Paraugs izveidots")).toBeVisible();
  await link(menu(page), "Projekti").click();
  await expect(row(page, "Paraugs: jubilejas kampaņa")).toContainText("DEMO");

  await page.goto("/clients");
  await link(page, "Parauga klients").click();
  await link(page, "Kontaktpersonas").first().click();
  await link(page, "Pievienot kontaktpersonu").first().click();
  await textbox(page, "Vārds, uzvārds").fill("Anna");
  await button(page, "Pievienot").click();
  await page.goto("/setup");
  await expect(page.getByText("Paveikts: 0 no 8")).toBeVisible();
  await link(page, "Noņemt paraugu").click();
  await expect(page.getByText("klients „Parauga klients”")).toBeVisible();
  await expect(page.getByText("1 kontaktpersona")).toBeVisible();
  await expect(page.getByText("klienta cen")).toHaveCount(0);
  await expect(page.getByText("1 tāme")).toBeVisible();
  await button(page, "Jā").click();
  await expect(notice(page, "Paraugs noņemts")).toBeVisible();
  await expect(button(page, "Izveidot paraugu")).toBeVisible();
  await page.goto("/projects");
  await expect(page.getByText("Šeit būs jūsu projekti. Izveidojiet pirmo.")).toBeVisible();
});

test("what was put away is not offered, and can be had back", async ({ page, installation }) => {
  await page.goto(installation.link ?? "");
  await fillRenewal(page, password, password);
  await button(page, "Vairs nepiedāvāt").click();
  await expect(page.getByText("Pārskats šo lapu vairs nepiedāvā.")).toBeVisible();
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(link(page, /^Darba sākšana/)).toHaveCount(0);
  await page.goto("/setup");
  await button(page, "Piedāvāt atkal").click();
  await page.goto("/dashboard");
  await expect(link(page, "Darba sākšana: atlikuši 8 soļi")).toBeVisible();
});

test("a sample of which a document was issued stays, and says why", async ({ page, installation }) => {
  const admin = await founderOf(installation);
  const { sample } = (await admin("POST", "/setup/sample")).json().data;
  const [estimate] = (await admin("GET", `/estimates?project_id=${sample.project.id}`)).json().data;
  const seller = { legal_name: "SIA Aģentūra", reg_nr: "40003521600", address: "Rīga" };
  await admin("PATCH", "/companies/1/details", { body: { ...seller, vat_nr: "LV40003521600" } });
  const draft = (await admin("POST", `/${estimate.id}/invoices`, { body: {} })).json().data;
  expect((await admin("POST", `/invoices/${draft.id}/final_document`, { body: {} })).status).toBe(200);

  await page.goto("/login?to=/setup/sample/remove");
  await textbox(page, "E-pasts").fill("anna@test.lv");
  await page.getByLabel("Parole").fill(password);
  await button(page, "Pieslēgties").click();
  await button(page, "Jā").click();
  await expect(page.getByRole("alert")).toContainText("no tā ir izrakstīts dokuments RE-");
});
