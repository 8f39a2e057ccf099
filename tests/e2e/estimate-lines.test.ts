import { begunEstimate } from "../support/begun-estimate.ts";
import { alive, expect, letIn, reload, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { choice, link, notice, textbox } from "../support/page-words.ts";

const lines = [
  { name: "Druka", price: "0.1667", quantity: 1500 },
  { name: "Griešana", price: 12, quantity: 2 },
];

test("a stock item that is chosen by keyboard is added by the same Enter", async ({ page, installation }) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await choice(page, "Jauna rinda").pressSequentially("Grafis");
  await expect(page.getByRole("option", { name: "Grafiskais dizains" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const added = line(page, "Buklets", 0);
  await expect(textbox(added, "Daudzums")).toBeFocused();
  await expect(textbox(added, "Nosaukums")).toHaveValue("Grafiskais dizains");
  await expect(choice(page, "Jauna rinda")).toHaveValue("");
});

test("an item that the pointer chose is added by Enter, with the list open as well", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await choice(page, "Jauna rinda").pressSequentially("Grafis");
  const option = page.getByRole("option", { name: "Grafiskais dizains" });
  await option.click();
  await choice(page, "Jauna rinda").press("ArrowDown");
  await expect(option).toBeVisible();
  await expect(choice(page, "Jauna rinda")).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(textbox(line(page, "Buklets", 0), "Nosaukums")).toHaveValue("Grafiskais dizains");
});

test("a total that was agreed counts in place of a price, and a price in place of it", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const printing = line(page, "Buklets", 0);
  const agreed = textbox(page, "Saskaņotā summa");
  await link(page, "Papildu lauki: Druka").click();
  await expect(agreed).toHaveValue("");
  await agreed.fill("400");
  await expect(printing).toContainText("400,00 €");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("424,00 €");
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("513,04 €");
  await expect(textbox(printing, "Cena")).toHaveValue("");
  await expect(textbox(printing, "Cena")).toHaveAttribute("placeholder", "0,2667");
  await agreed.press("Tab");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await reload(page);
  await alive(page);
  await link(page, "Papildu lauki: Druka").click();
  await expect(agreed).toHaveValue("400,00");
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("513,04 €");

  await textbox(printing, "Cena").fill("0,2");
  await expect(agreed).toHaveValue("");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("324,00 €");
  await agreed.fill("99,999");
  await agreed.press("Tab");
  await expect(page.getByRole("alert").filter({ hasText: "ne vairāk kā divi cipari" })).toBeVisible();
  await agreed.fill("99,99");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("123,99 €");
  await agreed.fill("");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("24,00 €");
  await link(page, "Papildu lauki: Druka").click();
  await expect(agreed).toHaveCount(0);
  await reload(page);
  await expect(textbox(printing, "Cena")).toHaveValue("0,00");
});

test("a line has another name in English documents", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await link(page, "Papildu lauki: Druka").click();
  const english = textbox(page, "Nosaukums angļu valodā");
  await english.fill("Printing");
  await english.press("Tab");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await reload(page);
  await alive(page);
  await link(page, "Papildu lauki: Druka").click();
  await expect(english).toHaveValue("Printing");
  await expect(textbox(line(page, "Buklets", 0), "Nosaukums")).toHaveValue("Druka");

  await link(page, "Priekšskatījums").click();
  const preview = page.getByRole("dialog");
  await expect(preview).toContainText("Druka");
  await choice(preview, "Dokumenta valoda").selectOption({ label: "English" });
  await expect(preview).toContainText("Printing");
  await expect(preview).not.toContainText("Druka");
  await expect(preview).toContainText("Griešana");
});
