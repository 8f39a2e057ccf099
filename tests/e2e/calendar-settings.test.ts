import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, notice } from "../support/page-words.ts";

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
