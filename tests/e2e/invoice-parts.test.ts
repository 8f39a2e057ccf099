import { addItems, desk } from "../api/estimates/arrange.ts";
import { introduceSeller } from "../api/invoices/arrange.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, link, notice, textbox } from "../support/page-words.ts";

/** An estimate of 1500 leaflets (124.95) and 3 hours of design (120.00). */
async function printed(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const at = await desk(admin);
  await addItems(at, [
    { name: "Skrejlapas", price: "0.0833", quantity: 1500 },
    { name: "Dizaina stundas", price: "40", quantity: 3 },
  ]);
  return { admin, at };
}

const leaflets = "Daudzums: Skrejlapas";
const line = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const create = (page: Page) => button(page.getByRole("banner").or(page.locator("main")), "Izveidot").first();
const sums = (page: Page) => page.getByRole("region", { name: "Dokumenta summas" });

test("a line is invoiced as it is delivered: a part, what came beside it, and the rest", async ({
  page,
  installation,
}) => {
  const { admin, at } = await printed(installation);
  await letIn(page, "admin");
  await open(page, `/invoices/${at.estimate.id}/create`);
  await page.getByRole("radio", { name: "Izvēlētas rindas" }).check();
  await line(page, /^Skrejlapas/).press("Space");
  await expect(textbox(page, leaflets)).toHaveValue("1500");
  await textbox(page, leaflets).fill("500");
  await expect(sums(page)).toContainText("41,65 €");
  // 124.95 + 120.00 − 41.65.
  await expect(sums(page)).toContainText("203,30 €");
  await create(page).press("Enter");
  await expect(page).toHaveURL(/\/invoices\/\d+\/\d+$/);
  await expect(page.getByRole("row").filter({ hasText: "Skrejlapas" })).toContainText("500");
  await link(page, "Labot").first().press("Enter");
  await expect(textbox(page, leaflets)).toHaveValue("500");

  await open(page, `/estimate/${at.estimate.id}`);
  const parts = page.getByRole("list", { name: "Rindas pa daļām" });
  await expect(parts).toContainText("Iekļauts 500 no 1500 gab., piegādāts 0");
  await open(page, `/invoices/${at.estimate.id}/create`);
  await page.getByRole("radio", { name: "Izvēlētas rindas" }).check();
  await line(page, /^Skrejlapas/).press("Space");
  await expect(page.getByText("izrakstīts 500")).toBeVisible();
  await textbox(page, leaflets).fill("9500");
  await create(page).press("Enter");
  const told = page.locator("#quantity-error, [id^='quantity-'][id$='-error']");
  await expect(told).toContainText("vairāk, nekā pieļauj pasūtītais daudzums un pielaide");
  await expect(textbox(page, leaflets)).toHaveValue("9500");
  await expect(textbox(page, leaflets)).toBeFocused();
  await textbox(page, leaflets).fill("1015");
  await expect(sums(page)).toContainText("84,55 €");
  await expect(sums(page)).toContainText("120,00 €");
  await create(page).click();
  await expect(page).toHaveURL(/\/invoices\/\d+\/\d+$/);

  const left = (await admin("GET", `/${at.estimate.id}/invoices`)).json().data;
  expect(left.remaining).toMatchObject([{ taxable_cents: 12_000 }]);
  expect(left.line_progress).toMatchObject([{ invoiced: "1515.00", delivered: "0.00" }]);
});

test("a line is done with less, and how much less is a setting", async ({ page, installation }) => {
  const { admin, at } = await printed(installation);
  await letIn(page, "admin");
  await open(page, "/settings");
  const tolerance = page.getByRole("textbox", { name: /^Daudzuma pielaide/ });
  await expect(tolerance).toHaveValue("10");
  await tolerance.fill("5");
  await button(page, "Saglabāt").first().click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();

  await open(page, `/invoices/${at.estimate.id}/create`);
  await page.getByRole("radio", { name: "Izvēlētas rindas" }).check();
  await line(page, /^Skrejlapas/).press("Space");
  await textbox(page, leaflets).fill("1400");
  const isDone = line(page, /^Rinda pabeigta/);
  await isDone.check();
  await create(page).press("Enter");
  await expect(page.getByText("rinda nav pabeigta").first()).toBeVisible();
  await expect(textbox(page, leaflets)).toBeFocused();
  await textbox(page, leaflets).fill("1450");
  await expect(isDone).toBeChecked();
  await create(page).click();
  await expect(page).toHaveURL(/\/invoices\/\d+\/\d+$/);
  const left = (await admin("GET", `/${at.estimate.id}/invoices`)).json().data;
  // The design alone.
  expect(left.remaining).toMatchObject([{ taxable_cents: 12_000 }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a part is invoiced, and what is refused stays as it was typed", async ({ page, installation }) => {
    const { admin, at } = await printed(installation);
    await letIn(page, "admin");
    await page.goto(`/invoices/${at.estimate.id}/create`);
    await page.getByRole("radio", { name: "Izvēlētas rindas" }).check();
    await line(page, /^Skrejlapas/).check();
    await textbox(page, leaflets).fill("2000");
    await create(page).click();
    await expect(page.getByText("vairāk, nekā pieļauj").first()).toBeVisible();
    await expect(textbox(page, leaflets)).toHaveValue("2000");
    await expect(line(page, /^Skrejlapas/)).toBeChecked();
    await textbox(page, leaflets).fill("1400,5");
    await line(page, /^Rinda pabeigta, vairāk nebūs: Skrejlapas/).check();
    await create(page).click();
    await expect(page).toHaveURL(/\/invoices\/\d+\/\d+$/);
    const { documents, remaining } = (await admin("GET", `/${at.estimate.id}/invoices`)).json().data;
    // 1400.5 × 0.0833 = 116.66165.
    expect(documents).toMatchObject([{ net_cents: 11_666 }]);
    expect(remaining).toMatchObject([{ taxable_cents: 12_000 }]);
  });
});
