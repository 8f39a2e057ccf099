import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { get } from "../support/requests.ts";
import type { Side } from "./sides.ts";

/** Bytes of scripts, brotli. */
export interface Weights {
  /** All that the route loads until it is alive, and what else it fetches by itself afterwards. */
  first: number;
  later: number;
  /** Its page and the library for dragging. */
  own: number;
}

/** The everyday words of a language: fetched by the page itself, which waits for them. */
const words = /\/(lv|en)-everyday-/;
const libraries = /\/(page|core\.esm|plan|calendar-rules|use-past)-/;

/** What a browser loads of the board when it is there for the first time. */
export async function weights(browser: Browser, { target, path }: Side): Promise<Weights> {
  const context = await browser.newContext({ locale: "lv-LV" });
  const url = `http://${target.host}:${target.port}`;
  const [name = "", value = ""] = target.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
  });
  await page.goto(url + path, { waitUntil: "networkidle" });
  const named = await namedBy(page);
  await context.close();
  const sum = { first: 0, later: 0, own: 0 };
  for (const script of loaded) {
    const bytes = brotliCompressSync((await get(target, script)).body).length;
    if (named.has(script) || words.test(script)) sum.first += bytes;
    else sum.later += bytes;
    if (libraries.test(script)) sum.own += bytes;
  }
  return sum;
}

/** The scripts that the page names itself: those without which it does not come alive. */
const namedBy = async (page: Page): Promise<Set<string>> => {
  const html = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
  return new Set(html.match(/\/assets\/[\w.~-]+\.js/g));
};
