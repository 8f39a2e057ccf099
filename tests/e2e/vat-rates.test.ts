import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";

const offered = async (page: Page, estimate: number) => {
  await open(page, `/estimate/${estimate}`);
  const labels = await choice(page, "PVN likme").locator("option").allTextContents();
  return labels.map((label) => label.replaceAll("\u00a0", " "));
};

test("a rate is added, and offered in estimates while it holds", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/vat");
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
});
