import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "#tests/support/chromium.ts";
import { get, type Target } from "./requests.ts";

export interface Weight {
  files: number;
  raw: number;
  brotli: number;
}

export interface FirstLoad {
  scripts: Weight;
  styles: Weight;
}

/** Chromium, as the tests start it. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch);

/**
 * What a browser fetches to show a page for the first time and make it alive, without touching it: the scripts and
 * styles that the page names and those that they load in turn. `isAlive` proves that it is.
 */
export async function firstLoad(
  browser: Browser,
  target: Target,
  path: string,
  isAlive: (page: Page) => Promise<void>,
): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: "lv-LV", viewport: { width: 1440, height: 900 } });
  const url = `http://${target.host}:${target.port}`;
  const [name = "", value = ""] = target.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const found = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on("request", (request) => {
    const kind = request.resourceType();
    if (kind === "script" || kind === "stylesheet") found[kind].add(new URL(request.url()).pathname);
  });
  await page.goto(url + path, { waitUntil: "networkidle" });
  const scripts = [...found.script];
  const styles = [...found.stylesheet];
  await isAlive(page);
  await context.close();
  return { scripts: await weigh(target, scripts), styles: await weigh(target, styles) };
}

/** Fetched as they are and compressed here, the same for all. */
async function weigh(target: Target, paths: string[]): Promise<Weight> {
  const sum = { files: 0, raw: 0, brotli: 0 };
  for (const path of paths) {
    const { status, body } = await get(target, path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    sum.files += 1;
    sum.raw += body.length;
    sum.brotli += brotliCompressSync(body).length;
  }
  return sum;
}
