import { bareProject } from "../support/bare-project.ts";
import { password, signIns } from "../support/installation.ts";
import {
  button,
  choice,
  dialog,
  fillLogin,
  heading,
  link,
  menu,
  notice,
  row,
  rows,
  secretBox,
  textbox,
} from "../support/page-words.ts";
import { expect, test } from "../support/plain/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/projects");
  await fillLogin(page, signIns.admin, password);
  await expect(heading(page, "Projekti")).toBeVisible();
});

test("a wrong login says so at its fields and in its place", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/login");
  await fillLogin(page, "admin", "");
  await expect(textbox(page, "E-pasts")).toHaveAccessibleDescription("Ievadiet derīgu e-pastu");
  await expect(secretBox(page, "Parole")).toHaveAccessibleDescription("Ievadiet paroli");
  await expect(textbox(page, "E-pasts")).toHaveValue("admin");
  await fillLogin(page, signIns.admin, "nepareiza parole");
  await expect(page.getByRole("alert")).toContainText("Nepareizs e-pasts vai parole");
  await expect(secretBox(page, "Parole")).toHaveValue("");
});

test("a bank is added, hidden and deleted", async ({ page }) => {
  await link(menu(page), "Klienti").click();
  await link(page, "Bankas").click();
  const banks = dialog(page, "Bankas");
  const item = (name: string) => banks.getByRole("listitem").filter({ hasText: name });
  await textbox(banks, "Bankas nosaukums").fill("Ziedu banka");
  await button(banks, "Pievienot").click();
  await expect(textbox(banks, "SWIFT kods")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await expect(textbox(banks, "Bankas nosaukums")).toHaveValue("Ziedu banka");
  await textbox(banks, "SWIFT kods").fill("HABALV22");
  await button(banks, "Pievienot").click();
  await expect(textbox(banks, "SWIFT kods")).toHaveAccessibleDescription("Banka ar šādu SWIFT kodu jau ir");
  await textbox(banks, "SWIFT kods").fill("ZIEDLV22");
  await button(banks, "Pievienot").click();
  await expect(notice(page, "Banka pievienota")).toBeVisible();
  await button(banks, "Paslēpt: Ziedu banka").click();
  await expect(button(banks, "Rādīt: Ziedu banka")).toBeVisible();
  await button(banks, "Dzēst: Ziedu banka").click();
  await expect(notice(page, "Banka dzēsta")).toBeVisible();
  await expect(item("Ziedu banka")).toHaveCount(0);
  await link(banks, "Aizvērt").first().click();
  await expect(banks).toHaveCount(0);
  await expect(heading(page, "Klienti")).toBeVisible();
});

test("a client is added, refused at its fields first, and edited", async ({ page }) => {
  await page.goto("/clients/add");
  await textbox(page, "Nosaukums").fill("Lapsas un partneri, SIA");
  await textbox(page, "PVN nr.").fill("LV40003521601");
  await choice(page, "Banka").selectOption({ label: "Swedbank (HABALV22)" });
  await button(page, "Pievienot").click();
  await expect(textbox(page, "PVN nr.")).toHaveAccessibleDescription("PVN numurs nav derīgs");
  await expect(textbox(page, "Nosaukums")).toHaveValue("Lapsas un partneri, SIA");
  await expect(choice(page, "Banka").locator("option:checked")).toHaveText("Swedbank (HABALV22)");
  await textbox(page, "Īsais nosaukums").fill("Lapsas");
  await textbox(page, "PVN nr.").fill("");
  await button(page, "Pievienot").click();
  await expect(notice(page, /Klients .Lapsas un partneri, SIA. pievienots/)).toBeVisible();

  await link(page, "Atpakaļ").click();
  await page.getByRole("searchbox", { name: "Meklēt klientu" }).fill("lapsas un");
  await page.getByRole("searchbox", { name: "Meklēt klientu" }).press("Enter");
  await link(page, "Lapsas un partneri, SIA").click();
  await link(page, "Dati").click();
  await textbox(page, "Kontaktpersona").fill("Rūta Lapsa");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(textbox(page, "Kontaktpersona")).toHaveValue("Rūta Lapsa");
  await link(page, "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Klients dzēsts")).toBeVisible();
});

test("a project's client is found by its typed name", async ({ page }) => {
  await link(page, "Pievienot projektu").click();
  const form = dialog(page, "Jauns projekts");
  await textbox(form, "Nosaukums").fill("Rudens katalogs");
  await textbox(form, "Īsais nosaukums").fill("Katalogs");
  await choice(form, "Klients").fill("tāda nav");
  await textbox(form, "Plānotais sākums").fill("2.12.2026");
  await textbox(form, "Plānotās beigas").fill("1.12.2026");
  await button(form, "Izveidot").click();
  await expect(choice(form, "Klients")).toHaveAccessibleDescription("Izvēlieties klientu no saraksta");
  await expect(choice(form, "Klients")).toHaveValue("tāda nav");
  await choice(form, "Klients").fill("rasas dzirnas");
  await button(form, "Izveidot").click();
  await expect(textbox(form, "Plānotās beigas")).toHaveAccessibleDescription(
    "Beigu datums nevar būt pirms sākuma",
  );
  await expect(form.getByRole("alert")).toContainText("* Beigu datums nevar būt pirms sākuma");
  await expect(choice(form, "Klients")).toHaveValue("rasas dzirnas");
  await textbox(form, "Plānotās beigas").fill("18.12.2026");
  // Two clicks send two forms; their key makes one project of them.
  await button(form, "Izveidot").dblclick();
  await expect(notice(page, /Projekts .Rudens katalogs. izveidots/)).toBeVisible();
  await expect(heading(page, "Rudens katalogs")).toBeVisible();
  await link(page, "Atpakaļ").click();
  await expect(row(page, "Rudens katalogs")).toHaveCount(1);
  await expect(row(page, "Rudens katalogs")).toContainText("18.12.2026");
});

test("a project is taken into planning where the list is, and deleted", async ({ page, installation }) => {
  const name = "Abonementu kartes";
  await bareProject(installation, name);
  await page.goto("/projects?status=9&sorting=name");
  const toggle = button(page, `Plānošanā: ${name}`);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(button(page, `Plānošanā: ${name}`)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/projects\?status=9&sorting=name$/);
  await link(page, `Labot: ${name}`).click();
  await link(page, "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Projekts dzēsts")).toBeVisible();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(link(page, name)).toHaveCount(0);
});

test("a list is filtered, sorted and paged", async ({ page }) => {
  await link(page, "Filtri").click();
  const filters = dialog(page, "Filtri");
  await choice(filters, "Statuss").selectOption({ label: "Pabeigts" });
  await choice(filters, "Klients").fill("rasas dzirnas");
  await button(filters, "Lietot").click();
  await expect(filters).toHaveCount(0);
  const chips = page.getByRole("list", { name: "Aktīvie filtri" });
  await expect(chips).toContainText("Statuss: Pabeigts");
  await expect(chips).toContainText("Klients: Rasas dzirnas");
  await link(chips, "Noņemt filtru: Klients").click();
  await expect(chips).not.toContainText("Rasas dzirnas");
  await link(page, "Nosaukums").click();
  await expect(page.getByRole("columnheader", { name: "Nosaukums" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const first = await rows(page).first().textContent();
  await link(page, "Nākamā lapa").click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).not.toHaveText(first ?? "");
});

test("the menu collapses, the language changes, and one leaves", async ({ page }) => {
  await page.goto("/clients?q=rasas");
  await button(menu(page), "Sakļaut").click();
  await expect(button(menu(page), "Izvērst")).toBeVisible();
  await expect(page).toHaveURL(/\/clients\?q=rasas$/);
  await button(menu(page), "English").click();
  await expect(heading(page, "Clients")).toBeVisible();
  await expect(page).toHaveURL(/\/clients\?q=rasas$/);
  await button(menu(page), "Log out").click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/clients");
  await expect(page).toHaveURL(/\/login\?to=/);
});
