import { alive, expect, fillLogin, letIn, open, type Page, speak, test } from "../support/browser.ts";
import { openCalendar } from "../support/browser-forms.ts";
import { password, signIns } from "../support/installation.ts";
import { button, dialog, heading, link, menu, textbox } from "../support/page-words.ts";

const language = (page: Page) => page.locator("html").getAttribute("lang");

test("signing in turns the page into the person's own language, signing out back", async ({
  page,
  faults,
}) => {
  // Anyone who leaves at once may do so before the calendar's room is open.
  faults.allow(/WebSocket .*\/parties\/calendar\/live/);
  await open(page, "/login");
  await button(page, "English").click();
  await expect(page).toHaveTitle("Log in – Testa birojs");
  await alive(page);
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveTitle("Kalendārs – Testa birojs");
  await expect(heading(page, "Kalendārs")).toBeVisible();
  expect(await language(page)).toBe("lv");
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveTitle("Log in – Testa birojs");
  await expect(button(page, "Log in")).toBeVisible();
});

test.describe("a browser that asks for English", () => {
  test.use({ locale: "en-GB" });

  test("is greeted in English and led on in the person's Latvian", async ({ page }) => {
    await open(page, "/login");
    await expect(page).toHaveTitle("Log in – Testa birojs");
    await fillLogin(page, signIns.user, password);
    await expect(page).toHaveTitle("Kalendārs – Testa birojs");
    await expect(link(page, "Pievienot ierakstu")).toBeVisible();
  });
});

test("dates keep their form, the calendar speaks the language", async ({ page }) => {
  await letIn(page, "user");
  await speak(page, "en");
  await open(page, "/projects/add");
  const form = dialog(page, "New project");
  await textbox(form, "Planned start").fill("5.1.2027");
  const calendar = await openCalendar(form, "Planned start");
  await expect(calendar.getByRole("button", { name: "Tuesday, 5 January 2027" })).toBeVisible();
  await calendar.getByRole("button", { name: "Thursday, 7 January 2027" }).click();
  await expect(textbox(form, "Planned start")).toHaveValue("07.01.2027");
});
