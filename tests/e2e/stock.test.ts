import { expect, letIn, open, test } from "../support/browser.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";

test.beforeEach(({ page }) => letIn(page, "admin"));

test("agency items are added with unit and price, switched off, and deleted", async ({ page }) => {
  await open(page, "/stock");
  await link(page, "Pievienot aģentūras pozīciju").click();
  const form = dialog(page, "Jauna aģentūras pozīcija");
  await textbox(form, "Nosaukums").fill("Ābeces zīmēšana");
  await button(form, "Pievienot").click();
  await expect(choice(form, "Mērvienība")).toHaveAccessibleDescription("Izvēlieties mērvienību");
  await choice(form, "Mērvienība").selectOption({ label: "st." });
  await textbox(form, "Cena").fill("vienpadsmit");
  await button(form, "Pievienot").click();
  await expect(textbox(form, "Cena")).toHaveAccessibleDescription(/Ievadiet cenu, piemēram, 12,50/);
  await textbox(form, "Cena").fill("1234,5");
  await button(form, "Pievienot").click();
  await expect(notice(page, /Pozīcija .Ābeces zīmēšana. pievienota/)).toBeVisible();
  await expect(row(page, "Ābeces zīmēšana")).toContainText("1234,50 €");
  await expect(row(page, "Ābeces zīmēšana")).toContainText("st.");

  const offered = page.getByRole("switch", { name: "Ābeces zīmēšana: aktīva" });
  await offered.click();
  await expect(offered).not.toBeChecked();
  await link(page, "Ābeces zīmēšana").click();
  const editing = dialog(page, "Labot pozīciju: Ābeces zīmēšana");
  await expect(textbox(editing, "Cena")).toHaveValue("1234,50");
  await textbox(editing, "Cena").fill("0,1234");
  await button(editing, "Saglabāt").click();
  await expect(row(page, "Ābeces zīmēšana")).toContainText("0,1234 €");
  await expect(offered).not.toBeChecked();
  await link(page, "Ābeces zīmēšana").click();
  await link(editing, "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Pozīcija dzēsta")).toBeVisible();
  await expect(row(page, "Ābeces zīmēšana")).toHaveCount(0);
});
