import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Filled, projectId } from "./fill.ts";

/** The ways to an estimate that are timed. */
export const ways = {
  first: "full load, nothing cached",
  again: "full load, scripts cached",
  list: "from the list of its project",
  unfolded: "full load, every line shown",
} as const;
export type Way = keyof typeof ways;
export const waysOf: readonly Way[] = ["first", "again", "list", "unfolded"];

export const pathOf = ({ id }: Filled): string => `/estimate/${id}`;

/** The address at which no line is folded away. */
export const unfoldedPathOf = (filled: Filled): string =>
  `${pathOf(filled)}?${new URLSearchParams(filled.positions.map((id) => ["open", String(id)]))}`;

/** A browser that is signed in and has nothing in its cache. */
export async function contextOf(browser: Browser, { host, port, cookie }: Filled): Promise<BrowserContext> {
  const url = `http://${host}:${port}`;
  const context = await browser.newContext({
    baseURL: url,
    locale: "lv-LV",
    timezoneId: "Europe/Riga",
    viewport: { width: 1440, height: 900 },
  });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(noteOpening);
  return context;
}

/** Opens an estimate once: milliseconds until its first price can be typed into. `known` is a browser that has been there. */
export async function openingOf(
  browser: Browser,
  known: BrowserContext,
  filled: Filled,
  way: Way,
): Promise<number> {
  const context = way === "first" ? await contextOf(browser, filled) : known;
  const page = await context.newPage();
  if (way === "list") {
    await page.goto(`/projects/${projectId}/estimates`, { waitUntil: "networkidle" });
    await page.locator(`a[href="${pathOf(filled)}"]`).click();
  } else await page.goto(way === "unfolded" ? unfoldedPathOf(filled) : pathOf(filled));
  const time = await usable(page);
  await page.close();
  if (context !== known) await context.close();
  return time;
}

/** Waits until the first price of the editor can be typed into, and tells when that was. */
export async function usable(page: Page): Promise<number> {
  await page.waitForFunction(() => Number(Reflect.get(window, "usable")) > 0);
  return page.evaluate(() => Number(Reflect.get(window, "usable")));
}

/**
 * Notes, before anything of the page runs, when the first price had been painted and scripts had taken over: since the
 * navigation, or since a link was clicked.
 */
function noteOpening(): void {
  let since = 0;
  window.addEventListener(
    "click",
    ({ timeStamp }) => {
      since = timeStamp;
    },
    { capture: true },
  );
  const isAlive = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const look = () => {
    if (!isAlive(document.documentElement) || !isAlive(document.querySelector('[id^="item-"][id$="-price"]')))
      return void requestAnimationFrame(look);
    // A message comes after the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      Object.assign(window, { usable: performance.now() - since });
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
