import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Side } from "./sides.ts";
import { noteMount, type Watched, watched } from "./watch.ts";

/** From the navigation until the entries are painted, until scripts have taken over, and until the HTML had come. */
export interface Mount {
  painted: number;
  alive: number;
  html: number;
}

/** Opens the board in a browser that has never been there. `count` is how many blocks it has. */
async function opened(browser: Browser, side: Side, count: number): Promise<{ page: Page; mount: Mount }> {
  const { target, path, blocks, isDrawnByServer } = side;
  const context = await browser.newContext({ locale: "lv-LV", viewport: { width: 1440, height: 900 } });
  const url = `http://${target.host}:${target.port}`;
  const [name = "", value = ""] = target.cookie.split(/=(.*)/s);
  if (name) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(noteMount, { blocks, count });
  await page.goto(url + path);
  const noted = () =>
    page.evaluate(() => ({ painted: 0, alive: 0, ...Object(Reflect.get(window, "mount")) }));
  let { painted, alive } = await noted();
  while (painted === 0 || (isDrawnByServer && alive === 0)) {
    await pause(20);
    ({ painted, alive } = await noted());
  }
  const html = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
  });
  return { page, mount: { painted, alive: isDrawnByServer ? alive : painted, html } };
}

/** Mounts a side once. */
export async function mountOf(browser: Browser, side: Side, count: number): Promise<Mount> {
  const { page, mount } = await opened(browser, side, count);
  await page.context().close();
  return mount;
}

/** What a side does while a pointer wanders, while it drags, while others change, and when one opens an entry. */
export interface Worked {
  /** Of ours: what was sent, and what there is of it before and while one scrolls. */
  weight: { bytes: number; elements: number } | null;
  scrolling: Watched | null;
  wandering: Watched;
  dragging: Watched;
  changing: Watched | null;
  opening: Watched | null;
}

export async function workOn(browser: Browser, side: Side, count: number): Promise<Worked> {
  const { page } = await opened(browser, side, count);
  await page.waitForLoadState("networkidle");
  const weight = side.isDrawnByServer ? await weightOf(page) : null;
  const scrolling = side.isDrawnByServer ? await watched(page, () => scroll(page)) : null;
  const from = await blockIn(page, side);
  const wandering = await watched(page, () => wander(page, from));
  const dragging = await watched(page, async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await wander(page, from);
    await page.mouse.up();
  });
  const { change } = side;
  const changing = change ? await watched(page, () => steadily(change)) : null;
  const opening = change ? await watched(page, () => openAndClose(page)) : null;
  await page.context().close();
  return { weight, scrolling, wandering, dragging, changing, opening };
}

interface Point {
  x: number;
  y: number;
}

/** A block in the middle of the window, at a point by which it can be taken. */
async function blockIn(page: Page, { blocks }: Side): Promise<Point> {
  const found = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((block) => block.getBoundingClientRect());
    const box = boxes.find(({ x, y, width }) => x > 300 && x < 800 && y > 250 && y < 700 && width > 20);
    return box ? { x: box.x + box.width / 3, y: box.y + box.height / 2 } : null;
  }, blocks);
  if (!found) throw new Error("There is no block in the middle");
  return found;
}

/** Back and forth over the sheet for some seconds. */
async function wander(page: Page, { x, y }: Point): Promise<void> {
  for (let turn = 1; turn <= 120; turn++) {
    await page.mouse.move(x + 250 * Math.sin(turn / 19), y + 180 * Math.sin(turn / 13));
    await pause(8);
  }
  await page.mouse.move(x + 30, y);
}

/** Turns the wheel over the whole sheet and back. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (const way of [120, -120])
    for (let turn = 0; turn < 100; turn++) {
      await page.mouse.wheel(0, way);
      await pause(16);
    }
}

/** Bytes of the page with its data, as they were before they were compressed, and how many elements there are. */
const weightOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const bytes = navigation instanceof PerformanceNavigationTiming ? navigation.decodedBodySize : 0;
    return { bytes, elements: document.querySelectorAll("*").length };
  });

/** Twenty changes a second for five seconds. */
async function steadily(change: (turn: number) => Promise<void>): Promise<void> {
  const changes: Promise<void>[] = [];
  for (let turn = 0; turn < 100; turn++) {
    changes.push(change(turn));
    await pause(50);
  }
  await Promise.all(changes);
}

async function openAndClose(page: Page): Promise<void> {
  for (let index = 0; index < 4; index++) {
    const links = page.locator("[data-entry] a");
    await links.nth(20 + index * 3).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
}
