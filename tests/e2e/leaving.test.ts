import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line } from "../support/estimate-words.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, dialog, heading, link, menu, textbox, unsaved } from "../support/page-words.ts";

const stay = (page: Page) => button(unsaved(page), "Nē").click();
const leave = (page: Page) => button(unsaved(page), "Jā").click();

test("a page with something typed asks whichever way it is left, and keeps it for anyone who stays", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/clients");
  await link(page, "Pievienot klientu").click();
  const name = textbox(page, "Nosaukums");
  await name.fill("Sākts klients");

  for (const go of [
    () => link(menu(page), "Projekti").click(),
    () => page.goBack(),
    () => button(menu(page), "English").click(),
    () => button(menu(page), "Iziet").click(),
    () => page.getByRole("main").getByRole("link").first().click(),
  ]) {
    await go();
    await expect(unsaved(page)).toHaveAccessibleDescription("Vai tiešām pamest lapu?");
    await stay(page);
    await expect(unsaved(page)).toBeHidden();
    await expect(page).toHaveURL(/\/clients\/add$/);
    await expect(name).toHaveValue("Sākts klients");
  }

  // Its own dialog opens over it.
  await link(page, "Pārvaldīt bankas").click();
  await expect(dialog(page, "Bankas")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Bankas")).toBeHidden();
  await expect(name).toHaveValue("Sākts klients");

  await button(menu(page), "English").click();
  await leave(page);
  await expect(heading(page, "New client")).toBeVisible();
  await expect(textbox(page, "Name")).toHaveValue("");
});

test("what was refused is asked about; what was saved is not", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings");
  const address = textbox(page, "E-pasts");
  await address.fill("birojs@demo");
  await button(page, "Saglabāt").click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await link(page, "Mērvienības").click();
  await stay(page);
  await address.fill("birojs@demo.test");
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("status").filter({ hasText: "Informācija atjaunināta!" })).toBeVisible();
  await link(page, "Mērvienības").click();
  await expect(page).toHaveURL(/\/settings\/units/);
  await expect(unsaved(page)).toBeHidden();
});

for (const [path, change] of [
  ["/update-user-information", (page) => textbox(page, "Vārds, uzvārds").fill("Cita")],
  ["/settings/calendar", (page) => choice(page, "Līdz").selectOption("21:00")],
  ["/settings/units", (page) => textbox(page, "Apzīmējums").fill("rullis")],
] as const satisfies readonly [string, (page: Page) => Promise<unknown>][]) {
  test(`${path} asks before it is left`, async ({ page }) => {
    await letIn(page, "admin");
    await open(page, path);
    await change(page);
    await link(menu(page), "Klienti").click();
    await stay(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await link(menu(page), "Klienti").click();
    await leave(page);
    await expect(page).toHaveURL(/\/clients$/);
  });
}

test("a dialog of the calendar asks at Escape, at its cross, at „Atcelt” and at the back button", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/calendar");
  await page.locator("a[href^='/calendar/add']").first().click();
  const form = page.getByRole("dialog").first();
  await textbox(form, "Apraksts").fill("Vēl nav gatavs");
  for (const go of [
    () => page.keyboard.press("Escape"),
    () => link(form, "Aizvērt").click(),
    () => link(form, "Atcelt").click(),
    () => page.goBack(),
  ]) {
    await go();
    await expect(unsaved(page)).toHaveAccessibleDescription("Vai tiešām aizvērt?");
    await stay(page);
    await expect(textbox(form, "Apraksts")).toHaveValue("Vēl nav gatavs");
  }
  await page.keyboard.press("Escape");
  await leave(page);
  await expect(form).toBeHidden();
});

test("it asks again although the answer before is not drawn yet", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/calendar");
  await page.locator("a[href^='/calendar/add']").first().click();
  const form = page.getByRole("dialog").first();
  await textbox(form, "Apraksts").fill("Vēl nav gatavs");
  await page.keyboard.press("Escape");
  const no = await button(unsaved(page), "Nē").elementHandle();
  // Both in one turn, as on a busy machine.
  await link(form, "Atcelt").evaluate((cancel, answer) => {
    if (!(cancel instanceof HTMLElement && answer instanceof HTMLElement))
      throw new Error("No such element.");
    answer.click();
    cancel.click();
  }, no);
  await leave(page);
  await expect(form).toBeHidden();
});

test("an estimate asks only about what could not be saved", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: "1", quantity: 1500 }]);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const price = textbox(line(page, "Buklets", 0), "Cena");
  await price.fill("daudz");
  await link(menu(page), "Klienti").click();
  await expect(unsaved(page)).toHaveAccessibleDescription("Vai tiešām pamest lapu?");
  await stay(page);
  await expect(price).toHaveValue("daudz");
  await price.fill("2,5");
  await link(menu(page), "Klienti").click();
  await expect(page).toHaveURL(/\/clients$/);
  await openEstimate(page, begun);
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue("2,50");
});

test("back pressed twice while an estimate is being saved leads back one page", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: "1", quantity: 1500 }]);
  await letIn(page, "admin");
  await open(page, "/inbox");
  await link(menu(page), "Projekti").click();
  await expect(page).toHaveURL(/\/projects$/);
  await link(page, "Tāmes").click();
  await expect(page).toHaveURL(/\/estimates$/);
  await page.getByRole("main").locator(`a[href="/estimate/${begun.estimate.id}"]`).first().click();
  await expect(line(page, "Buklets", 0)).toBeVisible();
  const saved = Promise.withResolvers<void>();
  await intercept(page, /\.data(\?|$)/, async (route) => {
    if (route.request().method() === "POST") await saved.promise;
    await route.continue();
  });
  await textbox(line(page, "Buklets", 0), "Cena").fill("2,5");
  const back = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          // The router takes the step back that it has stopped.
          window.addEventListener(
            "popstate",
            () => window.addEventListener("popstate", resolve, { once: true }),
            { once: true },
          );
          window.history.back();
        }),
    );
  await back();
  await back();
  saved.resolve();
  await expect(page).toHaveURL(/\/estimates$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page).toHaveURL(/\/estimates$/);
  await openEstimate(page, begun);
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue("2,50");
});
