import { isDeepStrictEqual } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { euro, type Line, positionsOf } from "../documents/data.ts";
import type { Filled } from "./fill.ts";
import { pathOf, unfoldedPathOf, usable } from "./opening.ts";

const cents = ({ quantity, price }: Line): number => quantity * price;
const sumOf = (lines: Line[]): number => lines.reduce((all, line) => all + cents(line), 0);
const wholeOf = (lines: Line[]): number => sumOf(lines) + Math.round((sumOf(lines) * 21) / 100);

/**
 * Proves that an estimate is the one that was entered, in the API and on the screen: every line with what it comes to, the
 * sums of the positions and the whole, counted here once more. Throws otherwise.
 */
export async function prove(context: BrowserContext, filled: Filled): Promise<void> {
  const { lines, size } = filled;
  const sent = await estimateOf(filled);
  equal(
    "the API's lines",
    sent.lines,
    lines.map((line) => [line.name, line.quantity, line.price, cents(line)]),
  );
  equal("the API's sum", sent.total, wholeOf(lines));

  const page = await context.newPage();
  const positions = positionsOf(lines).map((members) => euro(sumOf(members)));
  for (const path of [pathOf(filled), unfoldedPathOf(filled)]) {
    await page.goto(path);
    await usable(page);
    const { rows, folded, sums, total } = await shownOn(page);
    equal("lines shown and folded away", rows.length + folded, size);
    const expected = lines.map((line) => [
      ...[line.name, String(line.quantity), (line.price / 100).toFixed(2).replace(".", ",")],
      euro(cents(line)),
    ]);
    equal("the screen's lines", rows, expected.slice(0, rows.length));
    equal("the screen's positions", sums, positions);
    equal("the screen's sum", total, euro(wholeOf(lines)));
  }
  await page.close();
}

/** The lines of an estimate and its sum, as the API has them now. */
export async function estimateOf({ admin, id }: Filled): Promise<{ lines: unknown[][]; total: number }> {
  const { data } = (await admin("GET", `/estimates/${id}`)).json();
  const stages: { positions: { position_items: Record<string, unknown>[] }[] }[] = [
    ...data.agency_costs_stages,
    ...data.production_costs_stages,
  ];
  const items = stages.flatMap(({ positions }) => positions.flatMap(({ position_items }) => position_items));
  return {
    lines: items.map((item) => [
      item.name,
      Number(item.quantity),
      Math.round(Number(item.price) * 100),
      item.total_cents,
    ]),
    total: data.sums.total_cents,
  };
}

/** What a person sees of an estimate. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const plain = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/gu, " ").trim();
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const typed = (row: Element, field: string) => {
      const input = row.querySelector(`[id$="-${field}"]`);
      return input instanceof HTMLInputElement ? input.value : "";
    };
    return {
      rows: all(".item-row").map((row) => [
        ...["name", "quantity", "price"].map((field) => typed(row, field)),
        plain(row.querySelector(".item-total")),
      ]),
      folded: all(".folded").reduce((sum, link) => sum + Number(/\d+/.exec(plain(link))?.[0]), 0),
      sums: all(".position-sum").map(plain),
      total: plain(document.querySelector(".totals-whole dd")),
    };
  });

export function equal(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`Not ${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

/** The whole sum on the screen, in cents. */
export const shownTotal = async (page: Page): Promise<number> =>
  Number((await shownOn(page)).total.replace(/\D/g, ""));
