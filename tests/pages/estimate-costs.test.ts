import { begunEstimate } from "../support/begun-estimate.ts";
import { sumOf } from "../support/estimate-words.ts";
import { password, signIns } from "../support/installation.ts";
import { button, dialog, fillLogin, link, textbox } from "../support/page-words.ts";
import { expect, test } from "../support/plain/test.ts";

const lines = [
  { name: "Druka", price: 10, quantity: 100 },
  { name: "Griešana", price: 12, quantity: 2 },
];

test("costs are added, refused, changed and deleted", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await page.goto(`/estimate/${begun.estimate.id}`);
  await fillLogin(page, signIns.admin, password);
  await link(page, "Izmaksas: Druka").click();
  const costs = dialog(page, "Rindas iekšējās izmaksas: Druka");
  await textbox(costs, "Nosaukums").fill("Kurjers");
  await textbox(costs, "Summa bez PVN").fill("daudz");
  await button(costs, "Pievienot").click();
  await expect(costs.getByText("Ievadiet cenu, piemēram, 12,50")).toBeVisible();
  await expect(textbox(costs, "Nosaukums")).toHaveValue("Kurjers");
  await textbox(costs, "Summa bez PVN").fill("24,00");
  await button(costs, "Pievienot").click();
  await textbox(costs, "Summa bez PVN: Kurjers").fill("x");
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(textbox(costs, "Summa bez PVN: Kurjers")).toHaveAccessibleDescription(
    "Ievadiet cenu, piemēram, 12,50",
  );
  await textbox(costs, "Summa bez PVN: Kurjers").fill("24.50");
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(costs.getByText("Kopā 24,50 €")).toBeVisible();
  await expect(sumOf(page, "Bruto peļņa")).toHaveText("999,50 € · 97,61 %");
  await button(costs, "Dzēst: Kurjers").click();
  await expect(costs.getByText("Izmaksu vēl nav.")).toBeVisible();
  await link(costs, "Aizvērt").last().click();
  await expect(link(page, "Izmaksas: Druka")).toBeVisible();
});
