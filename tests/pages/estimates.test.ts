import { begunEstimate } from "../support/begun-estimate.ts";
import { line, sumOf, sums } from "../support/estimate-words.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { button, choice, dialog, fillLogin, heading, link, textbox } from "../support/page-words.ts";
import { expect, test } from "../support/plain/test.ts";

const lines = [
  { name: "Druka", price: "0.1667", quantity: 1500 },
  { name: "Griešana", price: 12, quantity: 2 },
];

test("an estimate is made, filled, changed in many places at once and approved", async ({ page }) => {
  await page.goto("/projects");
  await fillLogin(page, signIns.user, password);
  await link(page, "Pircēju ceļvedis").click();
  await link(page.getByRole("navigation", { name: "Lapas sadaļas" }), "Tāmes").click();
  await textbox(page, "Jaunas tāmes nosaukums").fill("Ceļvedis rudenim");
  await button(page, "Izveidot tāmi").click();
  await expect(heading(page, "Ceļvedis rudenim")).toBeVisible();

  await button(page, "Pievienot posmu").first().click();
  await textbox(page, "Posms").fill("Dizains");
  await button(page, "Pievienot pozīciju").click();
  await expect(textbox(page, "Posms")).toHaveValue("Dizains");
  await choice(page, "Jauna rinda").fill("Vāka zīmējums");
  await button(page, "Pievienot").click();
  const first = line(page, "Jauna pozīcija", 0);
  await textbox(first, "Daudzums").fill("2");
  await textbox(first, "Cena").fill("120,50");
  await textbox(sums(page), "Atlaide").fill("10");
  await textbox(page, "Komentārs").fill("Bez piegādes.");
  await button(page, "Saglabāt").click();
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("262,45 €");
  await expect(textbox(page, "Komentārs")).toHaveValue("Bez piegādes.");

  await button(page, "Apstiprināt").click();
  await expect(sums(page).getByText(/^Apstiprināja/)).toBeVisible();
  await expect(button(page, "Pievienot posmu")).toHaveCount(0);
});

test("what is refused stays typed, and the rest is saved", async ({ page, installation }) => {
  // A rate that nobody can choose any more stays what it is.
  const old = { name: "Vecā likme", price: 100, vat_category: "S", vat_rate: 10 };
  const admin = await callerAt(installation, signIns.admin);
  const rate = { category: "S", rate: "10", name: "Vecā likme", from: "2000-01-01" };
  const { id } = (await admin("POST", "/vat_rates", { body: rate })).json().data;
  const begun = await begunEstimate(installation, [...lines, old]);
  await admin("PATCH", `/vat_rates/${id}`, { body: { ...rate, until: "2005-12-31" } });
  await page.goto(`/estimate/${begun.estimate.id}`);
  await fillLogin(page, signIns.admin, password);
  await textbox(line(page, "Buklets", 0), "Cena").fill("daudz");
  await textbox(page, "Pozīcija").fill("Buklets A5");
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("alert").filter({ hasText: "Ievadiet cenu, piemēram, 12,50" })).toBeVisible();
  await expect(textbox(line(page, "Buklets A5", 0), "Cena")).toHaveValue("daudz");
  await textbox(line(page, "Buklets A5", 0), "Cena").fill("1");
  await button(page, "Saglabāt").click();
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("1624,00 €");
  await expect(sumOf(page, "PVN 10 %")).toHaveText("10,00 €");
});

test("a new line stays typed until it is added", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await page.goto(`/estimate/${begun.estimate.id}`);
  await fillLogin(page, signIns.admin, password);
  const added = choice(page, "Jauna rinda");
  const price = textbox(line(page, "Buklets", 0), "Cena");
  await added.fill("Vāka zīmējums");
  await price.fill("daudz");
  await button(page, "Pievienot").click();
  await expect(price).toHaveValue("daudz");
  await expect(added).toHaveValue("Vāka zīmējums");

  await price.fill("1");
  await button(page, "Saglabāt").click();
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("1524,00 €");
  await expect(added).toHaveValue("Vāka zīmējums");

  const tooLong = "x".repeat(501);
  await added.fill(tooLong);
  await button(page, "Pievienot").click();
  await expect(page.getByText("Teksts ir par garu")).toBeVisible();
  await expect(added).toHaveValue(tooLong);
  await added.fill("Vāka zīmējums");
  await button(page, "Pievienot").click();
  await expect(textbox(line(page, "Buklets", 2), "Nosaukums")).toHaveValue("Vāka zīmējums");
  await expect(added).toHaveValue("");
});

test("what was typed into a position that is gone, and for a new line of it, stays to be copied", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  const orphaned = page.getByRole("alert").filter({ hasText: "Rinda „Buklets” ir izdzēsta" });
  await page.goto(`/estimate/${begun.estimate.id}`);
  await fillLogin(page, signIns.admin, password);
  await textbox(page, "Pozīcija").fill("Buklets A5");
  await choice(page, "Jauna rinda").fill("Īpaša rinda");
  await begun.admin("DELETE", `/positions/${begun.position.id}`);
  await button(page, "Pievienot").click();
  await expect(orphaned).toContainText("Nosaukums: Buklets A5");
  await expect(orphaned).toContainText("Jauna rinda: Īpaša rinda");
});

test("a total is agreed in place of a price, and a name given for English documents", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await page.goto(`/estimate/${begun.estimate.id}`);
  await fillLogin(page, signIns.admin, password);
  await link(page, "Papildu lauki: Druka").click();
  const agreed = textbox(page, "Saskaņotā summa");
  await agreed.fill("400");
  await textbox(page, "Nosaukums angļu valodā").fill("Printing");
  await button(page, "Saglabāt").click();
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("424,00 €");
  await expect(agreed).toHaveValue("400,00");
  await expect(textbox(page, "Nosaukums angļu valodā")).toHaveValue("Printing");
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue("");
  await textbox(line(page, "Buklets", 0), "Cena").fill("0,20");
  await button(page, "Saglabāt").click();
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("324,00 €");
  await expect(agreed).toHaveValue("");
});

test("lines are duplicated, moved and deleted", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await page.goto(`/estimate/${begun.estimate.id}`);
  await fillLogin(page, signIns.admin, password);
  await button(page, "Dublēt: Griešana").click();
  await button(page, "Pārvietot zemāk: Druka").click();
  const names = page.getByRole("table", { name: "Buklets" }).getByRole("textbox", { name: "Nosaukums" });
  await expect(names.nth(1)).toHaveValue("Druka");
  await link(page, "Dzēst: Druka").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(names).toHaveCount(2);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("48,00 €");
});

test("the day until which an estimate holds is set, refused at its field, and shown in its preview", async ({
  page,
  installation,
}) => {
  const { estimate } = await begunEstimate(installation, lines);
  await page.goto(`/estimate/${estimate.id}`);
  await fillLogin(page, signIns.user, password);
  const until = () => textbox(sums(page), "Spēkā līdz");
  await expect(until()).toHaveAccessibleDescription("Bez datuma tāme ir spēkā 30 dienas.");
  await until().fill("31.2.2027");
  await button(page, "Saglabāt").click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Ievadiet datumu, piemēram, 31.12.2026" }),
  ).toBeVisible();
  await expect(until()).toHaveValue("31.2.2027");
  await until().fill("5.1.2027");
  await button(page, "Saglabāt").click();
  await expect(until()).toHaveValue("05.01.2027");
  await page.goto(`/estimate/${estimate.id}/preview`);
  await expect(page.getByText("Tāme ir spēkā līdz 05.01.2027")).toBeVisible();
  await page.goto(`/estimate/${estimate.id}`);
  await until().fill("");
  await button(page, "Saglabāt").click();
  await expect(until()).toHaveValue("");
  await page.goto(`/estimate/${estimate.id}/preview`);
  await expect(page.getByText("Tāme ir spēkā 30 dienas")).toBeVisible();
});
