import { describe } from "vitest";
import { button, fillLogin, heading, link, menu, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const language = (page: Page) => page.document.documentElement.lang;

test("the menu switches the language, for the person and on every machine", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await page.goto("/");
  await expect(page).toHaveTitle("Kalendārs – Testa birojs");
  await page.goto("/projects?status=2&sorting=name");
  await button(menu(page), "English").click();
  await expect(page).toHaveTitle("Projects – Testa birojs");
  await expect(page).toHaveURL(/\/projects\?status=2&sorting=name$/);
  expect(language(page)).toBe("en");
  await expect(link(page, "Add project")).toBeVisible();
  await expect(page.getByText("Projekti", { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle("Projects – Testa birojs");

  const elsewhere = newBrowser();
  await letIn(elsewhere, "user");
  await elsewhere.goto("/");
  await expect(elsewhere).toHaveTitle("Calendar – Testa birojs");
  await expect(heading(elsewhere, "Calendar")).toBeVisible();
  expect(language(elsewhere)).toBe("en");
  await button(menu(elsewhere), "Latviešu").click();
  await expect(elsewhere).toHaveTitle("Kalendārs – Testa birojs");
});

test("a colleague keeps the own language", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await page.goto("/clients");
  await button(menu(page), "English").click();
  await expect(heading(page, "Clients")).toBeVisible();
  const colleague = newBrowser();
  await letIn(colleague, "planner");
  await colleague.goto("/clients");
  await expect(heading(colleague, "Klienti")).toBeVisible();
});

test("a stranger chooses the language on the login page and finds it again", async ({ page }) => {
  await page.goto("/login?to=%2Fclients");
  await expect(page).toHaveTitle("Pieslēgties – Testa birojs");
  await button(page, "English").click();
  await expect(page).toHaveTitle("Log in – Testa birojs");
  await expect(page).toHaveURL(/\/login\?to=%2Fclients$/);
  expect(language(page)).toBe("en");
  await link(page, "Forgot your password?").click();
  await expect(heading(page, "Password renewal")).toBeVisible();
  await page.goto("/login");
  await fillLogin(page, "nobody", "x");
  await expect(textbox(page, "E-mail")).toHaveAccessibleDescription("Enter a valid e-mail");
});

describe("an installation with words of its own", () => {
  test.override({ demonstration: "beta", title: "Beta Reklāma" });

  test("uses them everywhere and in both languages", async ({ page }) => {
    await letIn(page, "user");
    await page.goto("/clients");
    await expect(page).toHaveTitle("Pasūtītāji – Beta Reklāma");
    await expect(link(page, "Pievienot pasūtītāju")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Meklēt pasūtītāju" })).toBeVisible();
    await page.goto("/projects");
    await expect(page.getByRole("columnheader", { name: "Pasūtītājs" })).toBeVisible();
    await link(page, "Filtri").click();
    await expect(page.getByRole("combobox", { name: "Pasūtītājs" })).toBeVisible();
    await page.goto("/clients/add");
    await expect(page).toHaveTitle("Jauns pasūtītājs – Beta Reklāma");
    await button(menu(page), "English").click();
    await expect(page).toHaveTitle("New customer – Beta Reklāma");
    await expect(link(menu(page), "Customers")).toBeVisible();
    await link(menu(page), "Customers").click();
    await expect(link(page, "Add customer")).toBeVisible();
  });
});
