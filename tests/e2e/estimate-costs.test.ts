import type { Page } from "@playwright/test";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { sumOf, sums } from "../support/estimate-words.ts";
import { button, choice, dialog, link, notice, textbox } from "../support/page-words.ts";

const lines = [
  { name: "Druka", price: 10, quantity: 100 },
  { name: "Griešana", price: 12, quantity: 2 },
];

const ofEstimate = (page: Page) => dialog(page, "Tāmes iekšējās izmaksas");
const ofLine = (page: Page) => dialog(page, "Rindas iekšējās izmaksas: Druka");

test("costs of an estimate are added, changed and deleted, and the margin follows", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "user");
  await openEstimate(page, begun);
  await expect(sums(page).getByText("Bruto peļņa")).toHaveCount(0);
  await link(sums(page), "Ievadīt izmaksas").click();
  const costs = ofEstimate(page);
  await expect(textbox(costs, "Nosaukums")).toBeFocused();

  await test.step("what is wrong is said at its field", async () => {
    await textbox(costs, "Nosaukums").fill("Kurjers");
    await textbox(costs, "Summa bez PVN").fill("daudz");
    await button(costs, "Pievienot").click();
    await expect(textbox(costs, "Summa bez PVN")).toHaveAccessibleDescription(
      "Ievadiet cenu, piemēram, 12,50",
    );
    await textbox(costs, "Summa bez PVN").fill("12,345");
    await expect(textbox(costs, "Summa bez PVN")).toHaveAccessibleDescription(
      "Summai var būt ne vairāk kā divi cipari aiz komata",
    );
  });

  await test.step("with comma and with point", async () => {
    await textbox(costs, "Summa bez PVN").fill("1 200,50");
    await choice(costs, "Apmaksas veids").selectOption("Karte");
    await button(costs, "Pievienot").click();
    await expect(notice(page, "Izmaksas pievienotas")).toBeVisible();
    await expect(textbox(costs, "Nosaukums")).toHaveValue("");
    await textbox(costs, "Nosaukums").fill("Stāvvieta");
    await textbox(costs, "Apraksts").fill("Pie klienta");
    await textbox(costs, "Summa bez PVN").fill("4.50");
    await button(costs, "Pievienot").click();
    await expect(costs.getByText("Kopā 1205,00 €")).toBeVisible();
  });

  await test.step("changed where it stands", async () => {
    await expect(choice(costs, "Apmaksas veids: Kurjers")).toHaveValue("2");
    const amount = textbox(costs, "Summa bez PVN: Kurjers");
    await expect(amount).toHaveValue("1200,50");
    await amount.fill("");
    await button(costs, "Saglabāt: Kurjers").click();
    await expect(amount).toHaveAccessibleDescription("Ievadiet cenu, piemēram, 12,50");
    await amount.fill("204,50");
    await choice(costs, "Apmaksas veids: Kurjers").selectOption("Skaidra nauda");
    await button(costs, "Saglabāt: Kurjers").click();
    await expect(notice(page, "Izmaksas saglabātas")).toBeVisible();
    await expect(costs.getByText("Kopā 209,00 €")).toBeVisible();
  });

  await button(costs, "Dzēst: Stāvvieta").click();
  await expect(notice(page, "Izmaksas dzēstas")).toBeVisible();
  await expect(costs.getByText("Kopā 204,50 €")).toBeVisible();
  await link(costs, "Aizvērt").last().click();
  await expect(costs).toHaveCount(0);
  await expect(sumOf(page, "Kopā bez PVN")).toHaveText("1024,00 €");
  await expect(sumOf(page, "Visai tāmei")).toHaveText("204,50 €");
  await expect(sumOf(page, "Bruto peļņa")).toHaveText("819,50 € · 80,03 %");
  await textbox(sums(page), "Atlaide").fill("90");
  await expect(sumOf(page, "Bruto peļņa")).toHaveText("−102,10 € · −99,71 %");
});

test("a line has costs of its own, approved or not, and is not deleted with them", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await link(page, "Izmaksas: Druka").click();
  const costs = ofLine(page);
  await textbox(costs, "Nosaukums").fill("Tipogrāfija");
  await textbox(costs, "Summa bez PVN").fill("300");
  await button(costs, "Pievienot").click();
  await expect(costs.getByText("Kopā 300,00 €")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(costs).toHaveCount(0);
  await expect(link(page, "Izmaksas: Druka, 300,00 €")).toBeFocused();
  await expect(sumOf(page, "Atsevišķām rindām")).toHaveText("300,00 €");

  await link(page, "Dzēst: Druka").click();
  const question = dialog(page, "Vai tiešām turpināt?");
  await button(question, "Jā").click();
  await expect(
    question.getByText("Pārliecinieties, ka pozīcijai nav pievienotu papildu izmaksu!"),
  ).toBeVisible();
  await link(question, "Nē").click();

  await button(page, "Apstiprināt").click();
  await expect(sums(page).getByText(/^Apstiprināja/)).toBeVisible();
  await link(page, "Izmaksas: Druka, 300,00 €").click();
  await textbox(costs, "Summa bez PVN: Tipogrāfija").fill("310,10");
  await button(costs, "Saglabāt: Tipogrāfija").click();
  await expect(costs.getByText("Kopā 310,10 €")).toBeVisible();
  await button(costs, "Dzēst: Tipogrāfija").click();
  await expect(costs.getByText("Izmaksu vēl nav.")).toBeVisible();
  await textbox(costs, "Nosaukums").fill("Piegāde");
  await textbox(costs, "Summa bez PVN").fill("20");
  await button(costs, "Pievienot").click();
  await expect(costs.getByText("Kopā 20,00 €")).toBeVisible();
  await page.reload();
  await expect(textbox(costs, "Nosaukums: Piegāde")).toBeVisible();
});

test("what a colleague changed meanwhile is asked about, and the rest is kept", async ({
  page,
  installation,
  faults,
}) => {
  faults.allow(/412/);
  const begun = await begunEstimate(installation, lines);
  const cost = { name: "Kurjers", payment_type_id: 1, total: 12 };
  const path = `/position_items/${begun.items[0]?.id}/additional_costs`;
  const { id } = (await begun.admin("POST", path, { body: cost })).json().data;
  await letIn(page, "user");
  await openEstimate(page, begun);
  await link(page, "Izmaksas: Druka, 12,00 €").click();
  const costs = ofLine(page);
  await expect(textbox(costs, "Summa bez PVN: Kurjers")).toHaveValue("12,00");
  await begun.admin("PATCH", `${path}/${id}`, { body: { total: 15, payment_type_id: 3 } });
  await textbox(costs, "Summa bez PVN: Kurjers").fill("14");
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(costs.getByText("Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await expect(costs.getByRole("radio", { name: "15,00" })).toBeVisible();
  await expect(choice(costs, "Apmaksas veids: Kurjers").locator("option:checked")).toHaveText(
    "Skaidra nauda",
  );
  await expect(textbox(costs, "Summa bez PVN: Kurjers")).toHaveValue("14");
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(costs.getByText("Kopā 14,00 €")).toBeVisible();
});

test("what is typed in one row stays while another is saved, even where a colleague changed it", async ({
  page,
  installation,
  faults,
}) => {
  faults.allow(/412/);
  const begun = await begunEstimate(installation, lines);
  const path = `/position_items/${begun.items[0]?.id}/additional_costs`;
  const add = async (name: string) => {
    const body = { name, payment_type_id: 1, total: 12 };
    return (await begun.admin("POST", path, { body })).json().data;
  };
  const { id } = await add("Kurjers");
  await add("Stāvvieta");
  await letIn(page, "user");
  await openEstimate(page, begun);
  await link(page, "Izmaksas: Druka, 24,00 €").click();
  const costs = ofLine(page);
  await textbox(costs, "Summa bez PVN: Kurjers").fill("14");
  await begun.admin("PATCH", `${path}/${id}`, { body: { total: 15 } });
  await textbox(costs, "Summa bez PVN: Stāvvieta").fill("20");
  await button(costs, "Saglabāt: Stāvvieta").click();
  await expect(costs.getByText("Kopā 35,00 €")).toBeVisible();
  await expect(textbox(costs, "Summa bez PVN: Stāvvieta")).toHaveValue("20,00");
  await expect(textbox(costs, "Summa bez PVN: Kurjers")).toHaveValue("14");
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(costs.getByRole("radio", { name: "15,00" })).toBeVisible();
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(costs.getByText("Kopā 34,00 €")).toBeVisible();
  await expect(textbox(costs, "Summa bez PVN: Kurjers")).toHaveValue("14,00");
});
