import { defaultColour, requestNumber, savedLook } from "../support/backend-looks.ts";
import { expect, open, type Page } from "../support/browser.ts";
import { ownColour } from "../support/browser-backend.ts";
import { signIn, test } from "../support/browser-own-backend.ts";
import { button, choice, heading, link, menu, notice, textbox } from "../support/page-words.ts";

/** The installation's mark on the login page, which wears the primary colour. */
const mark = (page: Page) => page.getByText("Savs birojs", { exact: true });

test.beforeEach(({ faults }) => faults.allow(/^answer: 50[34] /, /WebSocket connection .* 50[34]/));

test("login is shown in default colours", async ({ page, backend }) => {
  await backend.stop();
  await open(page, "/login");
  await expect(mark(page)).toHaveCSS("background-color", defaultColour);
});

test("a page is in the colours of the last good load", async ({ page, backend }) => {
  await signIn(page);
  await backend.stop();
  await page.goto("/projects");
  await expect(link(page, "Mēģināt vēlreiz")).toHaveCSS("background-color", ownColour);
  await expect(notice(page, savedLook)).toBeVisible();
});

test("login is in them after signing out", async ({ page, backend }) => {
  await signIn(page);
  await backend.stop();
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(mark(page)).toHaveCSS("background-color", ownColour);
});

test("moving on without a load of the page says so as well", async ({ page, backend }) => {
  await signIn(page);
  await backend.stop();
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Radās kļūda")).toBeVisible();
  await expect(page.getByText("Tīkla kļūda")).toBeVisible();
  await expect(page.getByText(requestNumber)).toBeVisible();
});

test("what was typed is kept when it cannot be saved", async ({ page, backend }) => {
  await signIn(page);
  await open(page, "/clients/1/data");
  await textbox(page, "Juridiskā adrese").fill("Svešā iela 1, Rīga");
  await backend.stop();
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("alert")).toContainText("Tīkla kļūda");
  await expect(notice(page, "Neizdevās saglabāt")).toBeVisible();
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Svešā iela 1, Rīga");
});

test("what was typed into the form of a project is kept as well", async ({ page, backend }) => {
  await signIn(page);
  await open(page, "/projects/1/data");
  const form = page.getByRole("main");
  await textbox(form, "Nosaukums").fill("Pārdēvēts projekts");
  await textbox(form, "Plānotais sākums").fill("1.2.2027");
  await textbox(form, "Plānotās beigas").fill("2.2.2027");
  await choice(form, "Projekta vadītājs").selectOption({ label: "Jānis Bērziņš" });
  await backend.stop();
  await button(form, "Saglabāt").click();
  await expect(form.getByRole("alert")).toContainText("Tīkla kļūda");
  await expect(textbox(form, "Nosaukums")).toHaveValue("Pārdēvēts projekts");
});
