import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, reload, test } from "../support/browser.ts";
import { dragLine, openEstimate } from "../support/browser-estimate.ts";
import { line, sumOf, sums } from "../support/estimate-words.ts";
import { button, choice, dialog, heading, link, notice, textbox } from "../support/page-words.ts";
import { lines } from "./estimate-words.ts";

test("an estimate from nothing to its approval", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await link(page, "Pircēju ceļvedis").click();
  const list = page.getByRole("main");
  await link(list.getByRole("navigation"), "Tāmes").click();
  await textbox(list, "Jaunas tāmes nosaukums").fill("Ceļvedis rudenim");
  await button(list, "Izveidot tāmi").click();
  await expect(heading(page, "Ceļvedis rudenim")).toBeVisible();

  await test.step("a stage, a position and a line, each named as it is made", async () => {
    await button(page, "Pievienot posmu").first().click();
    await expect(textbox(page, "Posms")).toBeFocused();
    await page.keyboard.type("Dizains");
    await button(page, "Pievienot pozīciju").click();
    await expect(textbox(page, "Pozīcija")).toBeFocused();
    await page.keyboard.type("Ceļvedis A5");
    await choice(page, "Jauna rinda").pressSequentially("Grafis");
    await page.getByRole("option", { name: "Grafiskais dizains" }).click();
    await choice(page, "Jauna rinda").press("Enter");
    const first = line(page, "Ceļvedis A5", 0);
    await expect(textbox(first, "Daudzums")).toBeFocused();
    await expect(textbox(first, "Nosaukums")).toHaveValue("Grafiskais dizains");
    await page.keyboard.type("12,5");
    await textbox(first, "Cena").fill("40");
    await expect(first).toContainText("500,00 €");
    await expect(sumOf(page, "Kopā apmaksai")).toHaveText("605,00 €");
  });

  await test.step("production costs, what is typed freely, a discount", async () => {
    await button(page, "Pievienot posmu").nth(1).click();
    await expect(textbox(page, "Posms").nth(1)).toHaveValue("Ražošanas izmaksas");
    await button(page, "Pievienot pozīciju").nth(1).click();
    await expect(textbox(page, "Pozīcija").nth(1)).toBeFocused();
    await choice(page, "Jauna rinda").nth(1).fill("Druka uz kartona");
    await page.keyboard.press("Enter");
    const second = line(page, "Jauna pozīcija", 0);
    await expect(textbox(second, "Daudzums")).toBeFocused();
    await page.keyboard.type("1500");
    await textbox(second, "Cena").fill("0,1667");
    await choice(second, "PVN").selectOption("5 %");
    await textbox(sums(page), "Atlaide").fill("7");
    await expect(sumOf(page, "Ražošanas izmaksas")).toHaveText("250,05 €");
    await expect(sumOf(page, "Kopā bez PVN")).toHaveText("697,55 €");
    await expect(sumOf(page, "PVN 21 %")).toHaveText("97,65 €");
    await expect(sumOf(page, "PVN 5 %")).toHaveText("11,63 €");
    await expect(sumOf(page, "Kopā apmaksai")).toHaveText("806,83 €");
  });

  await test.step("approved, it cannot be changed until that is taken back", async () => {
    await button(page, "Apstiprināt").click();
    await expect(sums(page).getByText(/^Apstiprināja .+, \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/)).toBeVisible();
    await expect(textbox(line(page, "Ceļvedis A5", 0), "Cena")).toHaveAttribute("readonly");
    await expect(button(page, "Pievienot posmu")).toHaveCount(0);
    await button(page, "Atsaukt apstiprinājumu").click();
    await expect(textbox(line(page, "Ceļvedis A5", 0), "Cena")).not.toHaveAttribute("readonly");
  });

  await reload(page);
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("806,83 €");
  await expect(textbox(page, "Posms").first()).toHaveValue("Dizains");
});

test("a renamed estimate is called so on the whole page once it is saved", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await expect(page).toHaveTitle(/^Rudens kampaņa – /);
  await textbox(sums(page), "Tāmes nosaukums").fill("Ziemas kampaņa");
  await textbox(line(page, "Buklets", 0), "Cena").fill("0,2");
  await expect(page).toHaveTitle(/^Ziemas kampaņa – /);
  await expect(heading(page, "Ziemas kampaņa")).toBeVisible();
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue(/^0,20?$/);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("324,00 €");
});

test("lines and positions are duplicated, moved and deleted", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const names = () =>
    page.getByRole("table", { name: "Buklets" }).getByRole("textbox", { name: "Nosaukums" });
  const values = (expected: string[]) =>
    expect
      .poll(() => names().evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value"))))
      .toEqual(expected);

  await button(page, "Dublēt: Druka").click();
  await values(["Druka", "Druka", "Griešana"]);
  await button(page, "Pārvietot augstāk: Griešana").click();
  await values(["Druka", "Griešana", "Druka"]);
  await link(page, "Dzēst: Griešana").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Rinda dzēsta")).toBeVisible();
  await values(["Druka", "Druka"]);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("500,10 €");

  await button(page, "Dublēt: Buklets").click();
  await expect(page.getByRole("table", { name: "Buklets" })).toHaveCount(2);
  await button(page, "Dublēt: Dizains").click();
  await expect(page.getByRole("table", { name: "Buklets" })).toHaveCount(4);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("2000,40 €");
});

test("a line is dragged to another place and to another position", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [...lines, { name: "Piegāde", price: 30 }]);
  await begun.admin("POST", "/positions", {
    body: {
      estimate_id: begun.estimate.id,
      estimate_stage_id: begun.stage.id,
      name: "Plakāts",
      position_items: [{ name: "Plakāta druka", price: 8 }],
    },
  });
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const names = (position: string) =>
    page.getByRole("table", { name: position }).getByRole("textbox", { name: "Nosaukums" });

  await dragLine(page, line(page, "Buklets", 0), line(page, "Buklets", 2));
  await expect(names("Buklets").nth(2)).toHaveValue("Druka");
  await expect(names("Buklets").nth(0)).toHaveValue("Griešana");
  await dragLine(page, line(page, "Buklets", 0), line(page, "Plakāts", 0));
  await expect(names("Plakāts")).toHaveCount(2);
  await expect(names("Plakāts").nth(0)).toHaveValue("Griešana");
  await reload(page);
  await expect(names("Plakāts").nth(0)).toHaveValue("Griešana");
  await expect(names("Buklets")).toHaveCount(2);
});

test("what is wrong is said below its line and stays typed", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const price = textbox(line(page, "Buklets", 0), "Cena");
  await price.fill("daudz");
  await price.press("Tab");
  await expect(page.getByRole("alert").filter({ hasText: "Ievadiet cenu, piemēram, 12,50" })).toBeVisible();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveValue("daudz");
  await button(page, "Dublēt: Buklets").click();
  await expect(notice(page, "Vispirms izlabojiet to, ko neizdevās saglabāt")).toBeVisible();
  await price.fill("2");
  await price.press("Tab");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("3024,00 €");
});

test("a line that something was paid for is not deleted", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  const cost = { name: "Kurjers", payment_type_id: 1, total: 12 };
  await begun.admin("POST", `/position_items/${begun.items[0]?.id}/additional_costs`, { body: cost });
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await link(page, "Dzēst: Buklets").click();
  const question = dialog(page, "Vai tiešām turpināt?");
  await button(question, "Jā").click();
  await expect(
    question.getByText("Pārliecinieties, ka pozīcijai nav pievienotu papildu izmaksu!"),
  ).toBeVisible();
});

test("a long estimate opens with most of its lines folded away", async ({ page, installation }) => {
  const many = Array.from({ length: 50 }, (_, index) => ({ name: `Rinda ${index}`, price: 1 }));
  const begun = await begunEstimate(installation, many);
  await begun.admin("POST", `/positions/${begun.position.id}/duplicate`);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await expect(textbox(page, "Cena")).toHaveCount(50);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("100,00 €");
  await link(page, "Rādīt 50 rindu").click();
  await expect(textbox(page, "Cena")).toHaveCount(100);
  await link(page, "Rindas: Buklets").first().click();
  await expect(textbox(page, "Cena")).toHaveCount(50);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("100,00 €");
});

test("an estimate that is not there says so and leads back to the projects", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/estimate/987654");
  await expect(heading(page, "Tāme nav atrasta")).toBeVisible();
  await link(page, "Uz projektiem").click();
  await expect(page).toHaveURL(/\/projects$/);
});
