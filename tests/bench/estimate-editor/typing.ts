import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { Filled } from "./fill.ts";
import { pathOf, unfoldedPathOf, usable } from "./opening.ts";
import { equal, estimateOf, shownTotal } from "./prove.ts";

/** How the network is while one types. */
export type Network = "answering" | "held";

const prices = 3;

/**
 * Types into prices, and tells the milliseconds of each key until the new sum of the whole estimate had been painted. Half
 * of the keys of a price come while a save of its line is on its way. Held, no save is answered before the last key; then all
 * are let go, and what was typed has to be what the API has.
 */
export async function typingIn(
  context: BrowserContext,
  filled: Filled,
  network: Network,
  turn: number,
  isUnfolded: boolean,
): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(isUnfolded ? unfoldedPathOf(filled) : pathOf(filled), { waitUntil: "networkidle" });
  await usable(page);
  await page.evaluate(noteKeys);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  const saved = new Set<string>();
  page.on("request", (request) => {
    if (request.method() === "PATCH") saved.add(new URL(request.url()).pathname);
  });
  if (network === "held")
    await page.route("**/api/**", async (route) => {
      held += 1;
      await released;
      await route.continue();
    });

  const fields = page.locator('[id^="item-"][id$="-price"]');
  const step = Math.floor((await fields.count()) / prices);
  let typed = 0;
  for (let index = 0; index < prices; index++) {
    const field = fields.nth(index * step);
    const line = /\d+/.exec((await field.getAttribute("id")) ?? "")?.[0];
    await field.click();
    await page.keyboard.press("Control+a");
    for (const [place, digit] of [...String(1111 + ((turn * 97 + index * 31) % 8000))].entries()) {
      // By now the line has been quiet for long enough to save itself.
      while (place === 2 && !saved.has(`/api/position_items/${line}`)) await pause(20);
      // In front, so that the sum changes with every key, whether the answer has put the cents there or not.
      if (place > 0) await page.keyboard.press("Home");
      await page.keyboard.press(digit === "0" ? "9" : digit);
      typed += 1;
      await page.waitForFunction((count) => Object(Reflect.get(window, "keys")).length >= count, typed);
    }
  }
  if (network === "held" && held < prices) throw new Error("No save was on its way while typing");
  release();
  await settled(page, filled);
  const keys = await page.evaluate(() => [0].slice(1).concat(Reflect.get(window, "keys")));
  equal("a time for each key", keys.length, typed);
  await page.close();
  return keys;
}

/** Waits until all is saved, and proves that it is. */
async function settled(page: Page, filled: Filled): Promise<void> {
  await page.locator(".cell-input").first().focus();
  await page.waitForFunction(() => document.querySelector(".item-row[data-state]") === null);
  equal("what was typed, saved", (await estimateOf(filled)).total, await shownTotal(page));
}

/** Notes of each key that is pressed in a price when the sum that followed from it had been painted. */
function noteKeys(): void {
  const keys: number[] = [];
  Object.assign(window, { keys });
  let pressed = 0;
  window.addEventListener("keydown", ({ timeStamp }) => {
    pressed = timeStamp;
  });
  const sum = document.querySelector(".totals-whole dd");
  if (!sum) throw new Error("There is no sum");
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      // A message comes after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keys.push(performance.now() - pressed);
      port2.postMessage(null);
    });
  }).observe(sum, { characterData: true, childList: true, subtree: true });
}

/** Moves the first line one down, and back again; tells the writes that the first move took. */
export async function writesOfMove(context: BrowserContext, filled: Filled): Promise<number> {
  const page = await context.newPage();
  await page.goto(pathOf(filled), { waitUntil: "networkidle" });
  await usable(page);
  let writes = 0;
  page.on("request", (request) => {
    if (request.method() !== "GET") writes += 1;
  });
  const first = page.locator(".item-row").first();
  const name = await first.locator('[id$="-name"]').inputValue();
  const moved = (is: boolean) =>
    page.waitForFunction(
      ([name, is]) => {
        const input = document.querySelector('.item-row [id$="-name"]');
        return input instanceof HTMLInputElement && (input.value !== name) === is;
      },
      [name, is] as const,
    );
  await first.locator('button[value^="down "]').click();
  await moved(true);
  await page.waitForLoadState("networkidle");
  const taken = writes;
  await page.locator(".item-row").nth(1).locator('button[value^="up "]').click();
  await moved(false);
  await page.close();
  return taken;
}
