import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { textOf } from "../support/plain/elements.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const offered = async (page: Page, estimate: number) => {
  await page.goto(`/estimate/${estimate}`);
  return choice(page, "PVN likme").locator("option").all().map(textOf);
};

test("a rate is added, offered in estimates while it holds, and ended", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/vat");
  await expect(row(page, "Grāmatas un prese")).toContainText("5 %");
  await link(page, "Pievienot likmi").click();
  const form = dialog(page, "Jauna PVN likme");
  await textbox(form, "Likme").fill("7,5");
  await button(form, "Pievienot").click();
  await expect(textbox(form, "Nosaukums")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await textbox(form, "Nosaukums").fill("Pagaidu likme");
  await textbox(form, "Spēkā no").fill("1.1.2020");
  await button(form, "Pievienot").click();
  await expect(notice(page, "PVN likme pievienota")).toBeVisible();
  await expect(row(page, "Pagaidu likme")).toContainText("Spēkā");
  expect(await offered(page, 30)).toContain("7,50 %");

  await page.goto("/settings/vat");
  await link(page, "Pagaidu likme").click();
  const edit = dialog(page, "PVN likme: 7,50 %");
  await textbox(edit, "Spēkā līdz").fill("31.12.2020");
  await button(edit, "Saglabāt").click();
  await expect(notice(page, "PVN likme saglabāta")).toBeVisible();
  await expect(row(page, "Pagaidu likme")).toContainText("Vairs nav spēkā");
  expect(await offered(page, 30)).not.toContain("7,50 %");

  await page.goto("/settings/vat");
  await link(page, "Standarta likme").click();
  await expect(dialog(page, "PVN likme: 21 %")).toContainText(
    "Likme tiek lietota: to var pārdēvēt un tai var norādīt beigu datumu.",
  );
});

test("a rate that has ended stays in the estimates that have it", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/vat/1");
  await textbox(dialog(page, "PVN likme: 21 %"), "Spēkā līdz").fill("31.12.2020");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "PVN likme saglabāta")).toBeVisible();
  expect(await offered(page, 30)).toContain("21 %");
  await expect(choice(page, "PVN likme").locator("option:checked")).toHaveText("21 %");
});

test("a rate is added, refused at its field, and deleted", async ({ page }) => {
  await letIn(page, "admin");

  await page.goto("/settings/vat/add");
  const form = dialog(page, "Jauna PVN likme");
  await textbox(form, "Likme").fill("200");
  await textbox(form, "Nosaukums").fill("Pagaidu likme");
  await button(form, "Pievienot").click();
  await expect(textbox(form, "Likme")).toHaveAccessibleDescription("Ievadiet procentus no 0 līdz 100");
  await textbox(form, "Likme").fill("7");
  await button(form, "Pievienot").click();
  await link(page, "Pagaidu likme").click();
  await button(dialog(page, "PVN likme: 7 %"), "Dzēst").click();
  await expect(notice(page, "PVN likme dzēsta")).toBeVisible();
  await expect(row(page, "Pagaidu likme")).toHaveCount(0);
});
