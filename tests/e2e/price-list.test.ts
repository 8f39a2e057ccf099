import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, choice, dialog, link, notice, rows, textbox } from "../support/page-words.ts";
import { paste } from "../support/paste.ts";

const asked = (page: Page) => dialog(page, "Vairākas aģentūras pozīcijas");
const row = (page: Page, place: number) =>
  asked(page).getByRole("group", { name: `${place}. rinda`, exact: true });

test.beforeEach(({ page }) => letIn(page, "admin"));

test("a price list is pasted from a spreadsheet, corrected and added at once", async ({ page }) => {
  await open(page, "/stock");
  await link(page, "Pievienot vairākas").click();
  const name = textbox(row(page, 2), "Nosaukums");
  await textbox(row(page, 1), "Nosaukums").fill("Konsultācija");
  await textbox(row(page, 1), "Cena").fill("60");
  const cells = Array.from({ length: 12 }, (_, at) => `Cenrādis ${at + 1}\tst.\t${at + 1},50 €`);
  await paste(name, "", `${cells.join("\r\n")}\r\n`);
  await expect(asked(page).getByRole("status")).toHaveText("Ielīmēts: 12 rindu");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Cenrādis 1");
  await expect(textbox(row(page, 1), "Nosaukums")).toHaveValue("Konsultācija");
  await expect(choice(row(page, 13), "Mērvienība")).toHaveValue("2");
  await expect(textbox(row(page, 13), "Cena")).toHaveValue("12,50");
  await expect(row(page, 14)).toHaveCount(0);

  await textbox(row(page, 3), "Cena").fill("daudz");
  await button(asked(page), "Pievienot").click();
  await expect(textbox(row(page, 3), "Cena")).toHaveAccessibleDescription("Ievadiet cenu, piemēram, 12,50");
  await textbox(row(page, 3), "Cena").fill("7");
  await button(asked(page), "Izņemt 13. rindu").click();
  await expect(row(page, 13)).toHaveCount(0);
  await button(asked(page), "Pievienot").click();
  await expect(notice(page, "Pievienots: 12 pozīciju")).toBeVisible();
  await open(page, "/stock?per_page=100");
  await expect(rows(page).filter({ hasText: "Cenrādis" })).toHaveCount(11);
  await expect(rows(page).filter({ hasText: "Cenrādis 2" })).toContainText("7,00");
});

test("rows are added by keyboard, and blank ones are not asked about", async ({ page }) => {
  await open(page, "/stock/many");
  await expect(textbox(row(page, 1), "Nosaukums")).toBeFocused();
  await button(asked(page), "Pievienot").click();
  await expect(asked(page).getByRole("alert").first()).toContainText("Ierakstiet vismaz vienu rindu");
  await button(asked(page), "Pievienot rindu").focus();
  await page.keyboard.press("Enter");
  await expect(textbox(row(page, 11), "Nosaukums")).toBeFocused();
  await page.keyboard.type("Pēdējā");
  await textbox(row(page, 11), "Cena").fill("1");
  await button(asked(page), "Pievienot").click();
  await expect(notice(page, "Pievienots: 1 pozīcija")).toBeVisible();
});

test("Enter sends the rows, and takes none out; a quote within a cell is a letter", async ({ page }) => {
  await open(page, "/stock/many");
  const name = textbox(row(page, 1), "Nosaukums");
  await paste(name, "", '"Rūta" iepakojums\tgab.\t5\nOtrs\tst.\t6');
  await expect(name).toHaveValue('"Rūta" iepakojums');
  await expect(textbox(row(page, 2), "Nosaukums")).toHaveValue("Otrs");
  await textbox(row(page, 2), "Cena").press("Enter");
  await expect(notice(page, "Pievienots: 2 pozīcijas")).toBeVisible();
});
