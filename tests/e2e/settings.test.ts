import { expect, letIn, open, type Page, speak, test } from "../support/browser.ts";
import { button, choice, heading, link, menu, notice, textbox } from "../support/page-words.ts";

const account = (page: Page, place: number) => page.getByRole("group", { name: `${place}. konts` });
const series = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const example = (page: Page, name: string) => series(page, name).getByRole("status");
const year = new Date().getFullYear();

test("an administrator enters who sells, where to pay and how documents are numbered", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/clients");
  await link(menu(page), "Iestatījumi").click();
  await expect(heading(page, "Uzņēmuma dati")).toBeVisible();
  await expect(page).toHaveTitle(/^Uzņēmuma dati – /);
  await expect(link(menu(page), "Iestatījumi")).toHaveAttribute("aria-current", "page");
  const sections = page.getByRole("navigation", { name: "Iestatījumu sadaļas" });
  await expect(link(sections, "Uzņēmums")).toHaveAttribute("aria-current", "page");

  await textbox(page, "Juridiskais nosaukums").fill("Kalnu druka, SIA");
  await textbox(page, "Reģistrācijas nr.").fill("40003521601");
  await textbox(page, "PVN nr.").fill("LV40003521601");
  await expect(textbox(page, "Reģistrācijas nr.")).toHaveAccessibleDescription(/Kontrolcipars nesakrīt/);
  await textbox(page, "Juridiskā adrese").fill("Kalnu iela 1, Cēsis, LV-4101");
  await textbox(account(page, 1), "IBAN").fill("LV80BANK0000435195002");
  await button(page, "Noņemt 2. kontu").click();
  await choice(page, "PVN").selectOption("5 %");
  await choice(page, "Apmaksas termiņš").selectOption("30 dienas");
  await textbox(series(page, "Rēķini"), "Ciparu skaits").fill("9");
  await button(page, "Saglabāt").click();

  await expect(textbox(page, "PVN nr.")).toHaveAccessibleDescription("PVN numurs nav derīgs");
  await expect(textbox(page, "PVN nr.")).toBeFocused();
  await expect(textbox(account(page, 1), "IBAN")).toHaveAccessibleDescription("IBAN nav derīgs");
  await expect(textbox(series(page, "Rēķini"), "Ciparu skaits")).toHaveAccessibleDescription(
    "Ciparu skaitam jābūt no 1 līdz 8",
  );

  // A wrong registration number only warns.
  await textbox(page, "PVN nr.").fill("");
  await textbox(account(page, 1), "BIC").fill("BANKLV22");
  await textbox(account(page, 1), "IBAN").fill("LV80 BANK 0000 4351 9500 1");
  await textbox(series(page, "Rēķini"), "Ciparu skaits").fill("5");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(notice(page, "Informācija atjaunināta!")).toBeHidden();

  await page.reload();
  await expect(textbox(page, "Juridiskais nosaukums")).toHaveValue("Kalnu druka, SIA");
  await expect(textbox(account(page, 1), "IBAN")).toHaveValue("LV80 BANK 0000 4351 9500 1");
  await expect(account(page, 2)).toHaveCount(0);
  await expect(choice(page, "PVN").locator("option:checked")).toHaveText("5 %");
  await expect(choice(page, "Apmaksas termiņš").locator("option:checked")).toHaveText("30 dienas");
  await expect(example(page, "Rēķini")).toHaveText(`Piemērs: RE-${year}-00001`);
});

test("accounts and examples of numbers follow the keyboard", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings");
  await button(page, "Pievienot kontu").focus();
  await page.keyboard.press("Enter");
  await expect(textbox(account(page, 3), "Banka")).toBeFocused();
  await page.keyboard.type("Citadele banka");
  await button(page, "Noņemt 3. kontu").focus();
  await page.keyboard.press("Enter");
  await expect(account(page, 3)).toHaveCount(0);
  await expect(button(page, "Pievienot kontu")).toBeFocused();

  await expect(example(page, "Pavadzīmes")).toHaveText(`Piemērs: PZ-${year}-0001`);
  await textbox(series(page, "Pavadzīmes"), "Prefikss").fill("PAV/");
  await textbox(series(page, "Pavadzīmes"), "Ciparu skaits").fill("6");
  await expect(example(page, "Pavadzīmes")).toHaveText(`Piemērs: PAV/${year}-000001`);
  await series(page, "Pavadzīmes").getByRole("checkbox", { name: "Ar gadu" }).press("Space");
  await expect(example(page, "Pavadzīmes")).toHaveText("Piemērs: PAV/000001");
  await textbox(series(page, "Pavadzīmes"), "Prefikss").fill("#");
  await expect(example(page, "Pavadzīmes")).toHaveText("–");
  await textbox(series(page, "Pavadzīmes"), "Prefikss").fill("PAV/");

  // Enter in a field saves: no account is removed by it.
  await textbox(page, "Tālrunis").press("Enter");
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(account(page, 2)).toBeVisible();
  await expect(example(page, "Pavadzīmes")).toHaveText("Piemērs: PAV/000001");
});

test("it is in English too, on a phone without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await letIn(page, "admin");
  await speak(page, "en");
  await open(page, "/settings");
  await expect(heading(page, "Company details")).toBeVisible();
  await button(page, "Add an account").click();
  await button(page, "Save").click();
  const added = page.getByRole("group", { name: "Account 3" });
  await expect(textbox(added, "BIC")).toHaveAccessibleDescription("This field is required");
  await expect(textbox(added, "BIC")).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await button(page, "Remove account 3").click();
  await button(page, "Save").click();
  await expect(notice(page, "Information updated!")).toBeVisible();
});
