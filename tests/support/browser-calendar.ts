import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./browser.ts";
import { freeWeek, plan, sheet, sheetRow } from "./calendar-words.ts";

/**
 * Opens the calendar at the free week, with its panel, and waits until its room is open: what others do is seen from then
 * on.
 */
export async function openWeek(page: Page, week = freeWeek): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem("calendar-panel", "open"));
  const isOpen = page.waitForEvent("websocket");
  await open(page, `/calendar?date=${week}`);
  await isOpen;
  await expect(sheet(page)).toBeVisible();
  await ready(page);
}

/** The middle of a slot: of an employee, a day (0 for Monday) and an hour. */
export async function slot(page: Page, employee: string, day: number, hour: number) {
  const row = sheetRow(page, employee);
  await row.scrollIntoViewIfNeeded();
  const box = await row.locator("[data-row]").boundingBox();
  if (!box) throw new Error(`${employee} has no row`);
  const days = (await sheet(page).getByRole("columnheader").count()) - 1;
  const width = box.width / (days * 11);
  return { x: box.x + width * (day * 11 + hour - 8 + 0.5), y: box.y + 18 };
}

type Point = { x: number; y: number };

/** Where something is, once the backend knows every entry: a block takes its final id then, and is drawn again. */
async function boxOf(locator: Locator) {
  await saved(locator.page());
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + Math.min(8, width / 3), y: y + height / 2 };
}

/** The edge by which an entry is made longer. */
export async function edgeOf(link: Locator): Promise<Point> {
  const { x, y, width } = await boxOf(link.locator(".."));
  return { x: x + width - 2, y: y + 10 };
}

/** Drags from one point to another by hand: pressed, moved in steps, released with the keys that are held then. */
export async function drag(
  page: Page,
  from: Point,
  to: Point,
  { keys = [] as string[] } = {},
): Promise<void> {
  await hold(page, from, to);
  for (const key of keys) await page.keyboard.down(key);
  if (keys.length > 0) await page.mouse.move(to.x + 1, to.y);
  await page.mouse.up();
  for (const key of keys) await page.keyboard.up(key);
}

/** Puts a plan of the panel on the sheet by dragging it there. */
export async function dragPlan(page: Page, name: string, employee: string, day: number, hour: number) {
  await plan(page, name).scrollIntoViewIfNeeded();
  await drag(page, await middleOf(plan(page, name)), await slot(page, employee, day, hour));
}

/** Waits until what makes a press a drag has come: the pointer shows a hand over blocks from then on. */
const ready = (page: Page): Promise<void> => expect(page.locator(".board[data-ready]")).toHaveCount(1);

/** Waits until the backend knows every entry of the sheet: what it does not know yet cannot be taken. */
export const saved = (page: Page): Promise<void> =>
  expect(sheet(page).locator("[data-entry]:not([data-saved])")).toHaveCount(0);

/** Takes something up by hand and holds it over a point. */
export async function hold(page: Page, from: Point, to: Point): Promise<void> {
  await saved(page);
  await ready(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
}
