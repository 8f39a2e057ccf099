import { test as base, expect, letIn, open, type Page } from "../support/browser.ts";
import { hold, middleOf, openWeek } from "../support/browser-calendar.ts";
import { tabTo } from "../support/browser-keyboard.ts";
import { cell, entry, freeWeek, planned, sheet, sheetRow } from "../support/calendar-words.ts";
import type { TestInstallation } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { manyPeople, oneOf } from "../support/many-people.ts";
import { dialog } from "../support/page-words.ts";

const first = "Andris Balodis";
const last = oneOf(200);

/** Two hundred people are entered once for all tests of a worker, which plan different ones of them. */
let filled: Promise<TestInstallation> | undefined;
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  installation: async ({}, use) => {
    filled ??= manyPeople(200);
    await use(await filled);
  },
});

test.beforeEach(({ page }) => letIn(page, "admin"));

test("only rows near the view are in the document, and the wheel leads to the last one", async ({ page }) => {
  await openWeek(page);
  await expectFew(page);
  await expect(sheetRow(page, last)).toHaveCount(0);
  await wheelTo(page, last);
  await expectFew(page);
  await expect(sheetRow(page, oneOf(1))).toHaveCount(0);
  const count = Number(await sheet(page).getAttribute("aria-rowcount"));
  expect(count).toBeGreaterThan(200);
  await expect(sheetRow(page, last)).toHaveAttribute("aria-rowindex", String(count));
});

test("keys lead to the last one, and the focus comes back there from a dialog", async ({ page }) => {
  await openWeek(page);
  await tabTo(page, cell(page, `${first}, Pirmdiena, 8:00, brīvs`));
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("PageDown");
  const there = cell(page, `${last}, Pirmdiena, 8:00, brīvs`);
  await expect(there).toBeFocused();
  await expect(there).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Jauns ieraksts")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(there).toBeFocused();
  // What has the focus stays, however far one scrolls.
  await page.mouse.move(700, 500);
  await wheel(page, -20_000);
  await expect(sheetRow(page, first)).toBeInViewport();
  await expect(there).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, `${oneOf(199)}, Pirmdiena, 8:00, brīvs`)).toBeInViewport();
});

test("a drag at the edge goes on to rows that were not drawn", async ({ page, installation }) => {
  await planned(installation, { what: "Tapetes", employee: first });
  await openWeek(page);
  const from = await middleOf(entry(page, /^Tapetes/));
  const box = await page.locator("[data-scroller]").boundingBox();
  if (!box) throw new Error("There is no sheet");
  await hold(page, from, { x: from.x, y: box.y + box.height / 2 });
  await page.mouse.move(from.x, box.y + box.height - 6, { steps: 5 });
  await expect(sheetRow(page, oneOf(60))).toBeInViewport();
  // The row that it was taken from stays: a finger's drag ends with it.
  await expect(sheetRow(page, first)).toHaveCount(1);
  await page.mouse.move(from.x, box.y + box.height / 2, { steps: 5 });
  const reached = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest(".sheet-row")?.querySelector("b")?.textContent,
    { x: from.x, y: box.y + box.height / 2 },
  );
  await page.mouse.up();
  expect(reached).toMatch(/^Žubīte/);
  await expect(
    sheetRow(page, reached ?? "").getByRole("link", { name: /^Tapetes.*9:00–10:00/ }),
  ).toBeVisible();
  await expect(entry(page, /^Tapetes/)).toHaveCount(1);
});

test("a colleague's change to a row that is not drawn is there when one comes to it", async ({
  page,
  installation,
}) => {
  await openWeek(page);
  await planned(installation, { what: "Ziepju komplekti", employee: oneOf(150) });
  await expect(entry(page, /^Ziepju/)).toHaveCount(0);
  await wheelTo(page, oneOf(150));
  await expect(sheetRow(page, oneOf(150)).getByRole("link", { name: /^Ziepju/ })).toBeInViewport();
});

test("the address of an entry shows its row behind the dialog, where keys go on", async ({
  page,
  installation,
}) => {
  await planned(installation, { what: "Sapulce", employee: oneOf(180) });
  await openWeek(page);
  await wheelTo(page, oneOf(180));
  const address = await entry(page, /^Sapulce/).getAttribute("href");
  await open(page, address ?? "");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("[data-entry] [data-cursor]")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(entry(page, /^Sapulce/)).toBeInViewport();
  await expect(entry(page, /^Sapulce/)).toHaveAttribute("tabindex", "0");
});

test("all rows are printed", async ({ page }) => {
  await openWeek(page);
  await page.evaluate(() => {
    const count = () => {
      document.body.dataset.printed = String(document.querySelectorAll("[data-row]").length);
    };
    window.addEventListener("beforeprint", count);
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const people = Number(await sheet(page).getAttribute("aria-rowcount")) - 1;
  await expect(page.locator("body")).toHaveAttribute("data-printed", String(people));
  // At most fourteen rows have room on a page of A4 that lies on its side.
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(people / 14);
  await expectFew(page);
});

test("what has the focus before scripts run stays", async ({ page, installation }) => {
  await planned(installation, { what: "Atvaļinājums", employee: oneOf(1) });
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, "**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(`/calendar?date=${freeWeek}`, { waitUntil: "commit" });
  await entry(page, /^Atvaļinājums/).focus();
  await page.mouse.move(700, 300);
  await wheel(page, -20_000);
  resolve();
  await expect(cell(page, `${first}, Pirmdiena, 8:00, brīvs`).or(sheetRow(page, first))).not.toHaveCount(0);
  await expect(sheetRow(page, oneOf(3))).toHaveCount(0);
  await expect(entry(page, /^Atvaļinājums/)).toBeFocused();
});

/** Some dozens, of more than two hundred. */
const expectFew = (page: Page) => expect.poll(() => page.locator("[data-row]").count()).toBeLessThan(40);

async function wheel(page: Page, by: number): Promise<void> {
  await page.mouse.wheel(0, by);
}

/** Turns the wheel over the sheet until somebody's row is seen. */
async function wheelTo(page: Page, name: string): Promise<void> {
  await page.mouse.move(700, 500);
  const isSeen = () => sheetRow(page, name).isVisible();
  await expect(async () => {
    await wheel(page, 500);
    expect(await isSeen()).toBe(true);
  }).toPass({ intervals: [50] });
  await sheetRow(page, name).scrollIntoViewIfNeeded();
}
