import { alive, expect, letIn, open, type Page, signIn, test } from "../support/browser.ts";
import { button, dialog, heading, link, menu, rows } from "../support/page-words.ts";

const widthOf = async (page: Page) => (await menu(page).boundingBox())?.width ?? 0;
const entryHeight = async (page: Page) => (await link(menu(page), "Klienti").boundingBox())?.height ?? 0;

test("the menu shows who is signed in, the entries of the role, and the logo", async ({ page }) => {
  await letIn(page, "planner");
  await open(page, "/clients");
  await expect(menu(page)).toContainText("Laura Ozola");
  await expect(menu(page)).toContainText("LO");
  await expect(menu(page).getByRole("listitem")).toHaveText([
    "Kalendārs",
    "Projekti",
    "Rēķini",
    "Klienti",
    "Atskaites",
  ]);
  const logo = menu(page).getByRole("img", { name: "Testa birojs" });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("collapsed, it is remembered and arrives collapsed from the server", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Klienti")).toBeVisible();
  expect(await widthOf(page)).toBeGreaterThanOrEqual(150);
  const stored = page.waitForResponse(/\/frame\/menu/);
  await button(menu(page), "Sakļaut").click();
  await expect(button(menu(page), "Izvērst")).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(56);
  // The words are gone for the eye alone.
  await expect(link(menu(page), "Projekti")).toHaveAttribute("title", "Projekti");
  await stored;
  await page.reload();
  await alive(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(56);

  const state = await page.context().storageState();
  const asServed = await newBrowser({ storageState: state, javaScriptEnabled: false });
  await asServed.goto("/clients");
  expect(await widthOf(asServed)).toBeLessThanOrEqual(56);
  await expect(button(menu(asServed), "Izvērst")).toBeVisible();

  await button(menu(page), "Izvērst").click();
  await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(150);
  await page.goBack();
  await expect(heading(page, "Projekti")).toBeVisible();
});

test("the back button leads one page back while the choice is being stored", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await link(menu(page), "Klienti").click();
  // At which moment of it the page is left is for chance to choose.
  for (const times of Array.from({ length: 10 }).keys()) {
    await expect(heading(page, "Klienti")).toBeVisible();
    await button(menu(page), times % 2 === 0 ? "Sakļaut" : "Izvērst").click();
    await page.goBack();
    await expect(heading(page, "Projekti")).toBeVisible();
    await page.goForward();
  }
});

test("collapsing leaves the page where it was scrolled to", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await rows(page).nth(15).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  const before = await page.evaluate(() => window.scrollY);
  await button(menu(page), "Sakļaut").click();
  await expect(button(menu(page), "Izvērst")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("entries are compact on a low screen", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients");
  const usual = await entryHeight(page);
  await page.setViewportSize({ width: 1440, height: 679 });
  expect(await entryHeight(page)).toBeLessThan(usual);
  expect(await entryHeight(page)).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 1440, height: 680 });
  expect(await entryHeight(page)).toBe(usual);
});

test("leaving signs out", async ({ page, faults }) => {
  // Anyone who leaves at once may do so before the calendar's room is open.
  faults.allow(/WebSocket .*\/parties\/calendar\/live/);
  await signIn(page, "user");
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test("leaving forgets what the tab kept of lists", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/invoices?client=Kanārija");
  const kept = () => page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(decodeURIComponent(await kept())).toContain("Kanārija");
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login$/);
  expect(decodeURIComponent(await kept())).not.toContain("Kanārija");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const opener = (page: Page) => menu(page).getByText("Mārtiņš Kalniņš");

  test("a bar with a list that closes on a choice, a tap outside and Escape", async ({ page }) => {
    await letIn(page, "user");
    await open(page, "/projects");
    await expect(menu(page)).toHaveCount(1);
    await expect(menu(page)).toContainText("MK");
    await expect(link(menu(page), "Klienti")).toBeHidden();
    await opener(page).click();
    await expect(link(menu(page), "Klienti")).toBeVisible();
    await page.mouse.click(200, 700);
    await expect(link(menu(page), "Klienti")).toBeHidden();
    // The tap only closed the list.
    await expect(page).toHaveURL(/\/projects$/);

    await opener(page).click();
    await page.keyboard.press("Escape");
    await expect(link(menu(page), "Klienti")).toBeHidden();

    await opener(page).click();
    await link(menu(page), "Klienti").click();
    await expect(heading(page, "Klienti")).toBeVisible();
    await expect(link(menu(page), "Klienti")).toBeHidden();
  });

  test("it is worked by keyboard and gives the focus back", async ({ page }) => {
    await letIn(page, "user");
    await open(page, "/clients");
    const summary = menu(page).locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(link(menu(page), "Klienti")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link(menu(page), "Meklēt")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link(menu(page), /^Iesūtne/)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link(menu(page), "Kalendārs")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link(menu(page), "Klienti")).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test("language and leaving are in the list", async ({ page }) => {
    await letIn(page, "user");
    await open(page, "/clients");
    await opener(page).click();
    await button(menu(page), "English").click();
    await expect(heading(page, "Clients")).toBeVisible();
    await alive(page);
    await opener(page).click();
    await button(menu(page), "Log out").click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a dialog covers the page and its head stays while its form scrolls", async ({ page }) => {
    await letIn(page, "user");
    await open(page, "/projects");
    await link(page, "Pievienot projektu").click();
    const form = page.getByRole("dialog");
    const box = await form.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await form.getByRole("checkbox", { name: "Plānošanā" }).scrollIntoViewIfNeeded();
    await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(button(form, "Izveidot")).toBeInViewport();
    await expect(dialog(page, /./)).toBeVisible();
  });
});
