import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, notice, textbox } from "../support/page-words.ts";

const day = (page: Page, name: string) =>
  page.getByRole("list", { name: "Brīvdienas" }).getByRole("listitem").filter({ hasText: name });

test("days off are added, removed and restored, and the calendar shows them", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/calendar?year=2027");
  await textbox(page, "Datums").fill("8.9.2027");
  await button(page, "Pievienot").click();
  await expect(textbox(page, "Nosaukums")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await textbox(page, "Nosaukums").fill("Sporta diena");
  await button(page, "Pievienot").click();
  await expect(notice(page, "Brīvdiena pievienota")).toBeVisible();
  await expect(day(page, "Sporta diena")).toContainText("08.09.2027");
  await open(page, "/calendar?date=2027-09-08");
  await expect(page.getByText("Sporta diena").first()).toBeVisible();

  await open(page, "/settings/calendar?year=2027");
  await button(page, "Noņemt: Sporta diena, 08.09.2027").click();
  await expect(day(page, "Sporta diena")).toHaveCount(0);
  await button(page, "Noņemt: Līgo diena, 23.06.2027").click();
  await expect(day(page, "Līgo diena")).toContainText("Strādājam");
  await button(page, "Atjaunot: Līgo diena, 23.06.2027").click();
  await expect(day(page, "Līgo diena")).not.toContainText("Strādājam");
  await page.getByRole("link", { name: "2028" }).click();
  await expect(day(page, "Jaungada diena")).toContainText("01.01.2028");
});

test("the calendar's day is changed, but not shorter than what is planned", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/calendar");
  const hours = page.getByRole("form", { name: "Darba diena" });
  await choice(hours, "Līdz").selectOption("9:00");
  await button(hours, "Saglabāt").click();
  await expect(choice(hours, "Līdz")).toHaveAccessibleDescription(/Ārpus šī laika jau ir plānoti ieraksti/);
  await choice(hours, "Līdz").selectOption("21:00");
  await choice(hours, "No").selectOption("7:00");
  await button(hours, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await page.reload();
  await expect(choice(hours, "No").locator("option:checked")).toHaveText("7:00");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("days off and hours are set as well", async ({ page }) => {
    await letIn(page, "admin");

    await page.goto("/settings/calendar?year=2027");
    await textbox(page, "Datums").fill("24.12.2027");
    await textbox(page, "Nosaukums").fill("Vēlreiz");
    await button(page, "Pievienot").click();
    await expect(textbox(page, "Datums")).toHaveAccessibleDescription("Šī diena sarakstā jau ir");
    await textbox(page, "Datums").fill("23.12.2027");
    await button(page, "Pievienot").click();
    await expect(day(page, "Vēlreiz")).toContainText("Sava brīvdiena");
    await button(page, "Noņemt: Vēlreiz, 23.12.2027").click();
    await expect(notice(page, "Brīvdiena noņemta")).toBeVisible();
    const hours = page.getByRole("form", { name: "Darba diena" });
    await choice(hours, "No").selectOption("20:00");
    await choice(hours, "Līdz").selectOption("19:00");
    await button(hours, "Saglabāt").click();
    await expect(choice(hours, "Līdz")).toHaveAccessibleDescription("Dienai jābeidzas vēlāk, nekā tā sākas");
  });
});

test("of two who change the calendar's day the second is asked, and can save", async ({
  page,
  installation,
}) => {
  const colleague = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, "/settings/calendar");
  const hours = page.getByRole("form", { name: "Darba diena" });
  await choice(hours, "Līdz").selectOption("22:00");
  // From six, for fifteen hours.
  const module_config = { calendar: { timeframe: [6, 15] } };
  expect((await colleague("PATCH", "/modules/", { body: { module_config } })).status).toBe(200);
  await button(hours, "Saglabāt").click();
  await expect(page.getByText("Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await page
    .getByRole("radio", { name: /22:00|Jūsu ievadītais/ })
    .first()
    .check();
  await button(hours, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await page.reload();
  await expect(choice(hours, "Līdz").locator("option:checked")).toHaveText("22:00");
});

test("a question stays while the page is read again for another change of the configuration", async ({
  page,
  installation,
}) => {
  const colleague = await callerAt(installation, signIns.admin);
  const day = async (timeframe: number[]) => {
    const body = { module_config: { calendar: { timeframe } } };
    expect((await colleague("PATCH", "/modules/", { body })).status).toBe(200);
  };
  await letIn(page, "admin");
  await open(page, "/settings/calendar");
  const hours = page.getByRole("form", { name: "Darba diena" });
  await choice(hours, "Līdz").selectOption("22:00");
  await day([6, 15]);
  await button(hours, "Saglabāt").click();
  const question = page.getByText("Šos datus pa to laiku mainīja kolēģis");
  await expect(question).toBeVisible();
  const read = page.waitForResponse(
    (answer) => answer.url().endsWith("/settings/calendar.data") && answer.request().method() === "GET",
  );
  await day([6, 14]);
  await read;
  // What was read is drawn once the browser has nothing else to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(question).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
});
