import { alive, expect, fillLogin, letIn, open, type Page, signIn, speak, test } from "../support/browser.ts";
import { openCalendar } from "../support/browser-forms.ts";
import { password, signIns } from "../support/installation.ts";
import { button, dialog, heading, link, menu, textbox } from "../support/page-words.ts";

const language = (page: Page) => page.locator("html").getAttribute("lang");

test("the menu switches the language, for the person and on every machine", async ({ page, newBrowser }) => {
  await signIn(page, "user");
  await expect(page).toHaveTitle("Kalendārs – Testa birojs");
  await open(page, "/projects?status=2&sorting=name");
  await button(menu(page), "English").click();
  await expect(page).toHaveTitle("Projects – Testa birojs");
  await expect(page).toHaveURL(/\/projects\?status=2&sorting=name$/);
  expect(await language(page)).toBe("en");
  await expect(link(page, "Add project")).toBeVisible();
  await expect(page.getByText("Projekti", { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle("Projects – Testa birojs");

  const elsewhere = await newBrowser();
  await signIn(elsewhere, "user");
  await expect(elsewhere).toHaveTitle("Calendar – Testa birojs");
  await expect(heading(elsewhere, "Calendar")).toBeVisible();
  expect(await language(elsewhere)).toBe("en");
  await button(menu(elsewhere), "Latviešu").click();
  await expect(elsewhere).toHaveTitle("Kalendārs – Testa birojs");
});

test("a colleague keeps the own language", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/clients");
  await button(menu(page), "English").click();
  await expect(heading(page, "Clients")).toBeVisible();
  const colleague = await newBrowser();
  await letIn(colleague, "planner");
  await open(colleague, "/clients");
  await expect(heading(colleague, "Klienti")).toBeVisible();
});

test("a stranger chooses the language on the login page and finds it again", async ({ page }) => {
  await open(page, "/login?to=%2Fclients");
  await expect(page).toHaveTitle("Pieslēgties – Testa birojs");
  await button(page, "English").click();
  await expect(page).toHaveTitle("Log in – Testa birojs");
  await expect(page).toHaveURL(/\/login\?to=%2Fclients$/);
  await alive(page);
  expect(await language(page)).toBe("en");
  await link(page, "Forgot your password?").click();
  await expect(heading(page, "Password renewal")).toBeVisible();
  await open(page, "/login");
  await fillLogin(page, "nobody", "x");
  await expect(textbox(page, "E-mail")).toHaveAccessibleDescription("Enter a valid e-mail");
});

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

test.describe("an installation with words of its own", () => {
  test.use({ demonstration: "beta", title: "Beta Reklāma" });

  test("uses them everywhere and in both languages", async ({ page }) => {
    await letIn(page, "user");
    await open(page, "/clients");
    await expect(page).toHaveTitle("Pasūtītāji – Beta Reklāma");
    await expect(link(page, "Pievienot pasūtītāju")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Meklēt pasūtītāju" })).toBeVisible();
    await open(page, "/projects");
    await expect(page.getByRole("columnheader", { name: "Pasūtītājs" })).toBeVisible();
    await link(page, "Filtri").click();
    await expect(page.getByRole("combobox", { name: "Pasūtītājs" })).toBeVisible();
    await open(page, "/clients/add");
    await expect(page).toHaveTitle("Jauns pasūtītājs – Beta Reklāma");
    await button(menu(page), "English").click();
    await expect(page).toHaveTitle("New customer – Beta Reklāma");
    await expect(link(menu(page), "Customers")).toBeVisible();
    await alive(page);
    await link(menu(page), "Customers").click();
    await expect(link(page, "Add customer")).toBeVisible();
  });
});
