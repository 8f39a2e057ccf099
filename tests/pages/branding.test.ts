import { button, menu, notice, textbox } from "../support/page-words.ts";
import { pictures } from "../support/pictures.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const saved = "Informācija atjaunināta!";
const colour = (page: Page, name: string) => textbox(page, name);
const slot = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const choose = (page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  slot(page, name).locator("input[type=file]").setInputFiles(file);
const png = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(pictures.png) };

test("colours and images are saved", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/branding");
  await colour(page, "Izvēlne un izvēlētais").fill("#0B5D1E");
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, saved)).toBeVisible();
  expect(page.document.head.textContent).toMatch(/--brand-primary: ?#0b5d1e/i);
  await choose(page, "Galvenais logotips", png);
  await slot(page, "Galvenais logotips").getByRole("button", { name: "Augšupielādēt" }).click();
  await expect(menu(page).getByRole("img")).toHaveAttribute("src", /[0-9a-f]{32}\.png$/);
});

test("an image that a colleague has replaced meanwhile is not removed for it", async ({
  page,
  newBrowser,
}) => {
  const second = newBrowser();
  await letIn(second, "admin");
  await second.goto("/settings/branding");
  await letIn(page, "admin");
  await page.goto("/settings/branding");
  await choose(second, "Galvenais logotips", png);
  await slot(second, "Galvenais logotips").getByRole("button", { name: "Augšupielādēt" }).click();
  await expect(notice(second, saved)).toBeVisible();
  await slot(page, "Galvenais logotips")
    .getByRole("button", { name: /Noņemt/i })
    .click();
  await expect(notice(page, "Šo attēlu pa to laiku nomainīja kolēģis")).toBeVisible();
  await expect(menu(page).getByRole("img")).toHaveAttribute("src", /[0-9a-f]{32}\.png$/);
});
