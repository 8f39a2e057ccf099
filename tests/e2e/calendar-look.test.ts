import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { drag, hold, middleOf, slot } from "../support/browser-calendar.ts";
import { entry, freeWeek, planned, sheet, sheetRow } from "../support/calendar-words.ts";
import { button } from "../support/page-words.ts";

/** A week of the demonstration, which has blocks of one hour and more beside each other. */
const fullWeek = "2026-11-16";
const somebody = "Andris Balodis";

test.beforeEach(({ page }) => letIn(page, "admin"));

for (const width of [1920, 1440, 1024, 390])
  test(`at ${width} px a block shows words, a code or nothing, and no single letter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/calendar?date=${fullWeek}`);
    await expect(entry(page, /./).first()).toBeVisible();
    const shown = await sheet(page).locator("[data-entry] a").evaluateAll(shownBy);
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter((letters) => letters === 1)).toEqual([]);
    expect(shown.filter((letters) => letters > 2).length).toBeGreaterThan(50);
  });

test("an hour shows the code of its project, and its colour is that of no kind of work", async ({
  page,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: somebody });
  await planned(installation, { what: "Ziepju komplekti", employee: somebody, hour: 11 });
  await open(page, `/calendar?date=${freeWeek}`);
  expect(await codeOn(page, /^Tapetes/)).toBe('"Ta"');
  expect(await codeOn(page, /^Ziepju/)).toBe('"ZK"');
  const ground = await entry(page, /^Tapetes/).evaluate(
    ({ parentElement: block }) => block && getComputedStyle(block).backgroundColor,
  );
  expect(ground).toBe("rgb(255, 255, 255)");
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await codeOn(page, /^Ziepju/)).toBe('"ZKo"');
});

for (const width of [1920, 1440, 1024, 390])
  test(`at ${width} px each hour stands at its slot, away from those of the next day`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/calendar?date=${freeWeek}`);
    const labels = await sheet(page).locator(".sheet-hours span").evaluateAll(labelsOf);
    expect(labels.length).toBeGreaterThan(14);
    for (const { hour, left, day, slot } of labels) {
      expect(left).toBeGreaterThanOrEqual(day + (hour - 8) * slot - 1);
      expect(left).toBeLessThan(day + (hour - 8) * slot + 6);
    }
    const gaps = labels.slice(1).map(({ left }, index) => left - (labels[index]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(6);
  });

test("below 1600 px the panel is folded away until one opens it, which is remembered", async ({ page }) => {
  const panel = page.getByRole("complementary");
  await open(page, `/calendar?date=${freeWeek}`);
  await expect(panel).toBeHidden();
  await button(page, "Rādīt plānojamos projektus").click();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await button(page, "Paslēpt plānojamos projektus").click();
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.reload();
  await expect(button(page, "Rādīt plānojamos projektus")).toBeVisible();
  await expect(panel).toBeHidden();
});

test("where there is room for it the panel is open, and what is held can be deleted beside a folded one", async ({
  page,
  installation,
}) => {
  await planned(installation, { what: "Tapetes", employee: somebody });
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, `/calendar?date=${freeWeek}`);
  await expect(page.getByRole("complementary")).toBeVisible();
  await button(page, "Paslēpt plānojamos projektus").click();
  const from = await middleOf(entry(page, /^Tapetes/));
  await hold(page, from, await slot(page, somebody, 1, 9));
  const area = await button(page, "Ievelciet šeit, lai dzēstu").boundingBox();
  await page.mouse.up();
  await expect(sheetRow(page, somebody).getByRole("link", { name: /^Tapetes/ })).toBeVisible();
  if (!area) throw new Error("Nothing to delete with is offered");
  await drag(page, await middleOf(entry(page, /^Tapetes/)), { x: area.x + 60, y: area.y + 60 });
  await expect(entry(page, /^Tapetes/)).toHaveCount(0);
});

const codeOn = (page: Page, what: RegExp) =>
  entry(page, what).evaluate((link) => getComputedStyle(link, "::before").content);

/** How many letters of each block are seen whole: of its code, or of its name before the dots that cut it. */
function shownBy(links: Element[]): number[] {
  const lettersOf = (link: Element) => {
    const { display, content } = getComputedStyle(link, "::before");
    if (display !== "none") return content.length - 2;
    const name = link.querySelector("b");
    const text = name?.firstChild;
    if (!name || !text?.textContent || name.offsetWidth === 0) return 0;
    const letters = text.textContent.length;
    if (name.scrollWidth <= name.clientWidth) return Math.max(letters, 2);
    const dots = 12;
    const range = document.createRange();
    const fits = (count: number) => {
      range.setStart(text, 0);
      range.setEnd(text, count);
      return range.getBoundingClientRect().width + dots <= name.clientWidth;
    };
    return Array.from({ length: letters }, (_, index) => index + 1).filter(fits).length;
  };
  return links.map(lettersOf);
}

/** The labels of hours that are seen: where they begin and end, and where their day and its slots do. */
function labelsOf(spans: Element[]) {
  return spans
    .filter((span) => getComputedStyle(span).visibility === "visible")
    .map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      const { left, right } = range.getBoundingClientRect();
      const day = span.closest(".sheet-day")?.getBoundingClientRect() ?? new DOMRect();
      return { hour: Number(span.textContent), left, right, day: day.left, slot: day.width / 11 };
    });
}
