import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, speak } from "./browser.ts";
import { shiftsOf, watchShifts } from "./browser-shifts.ts";
import { isSoaking } from "./sized.ts";

/** A desk in Latvian, a phone in English. */
const readers = [
  { viewport: { width: 1440, height: 900 }, language: "lv" },
  { viewport: { width: 390, height: 844 }, language: "en" },
];

/** Each page is measured at the width of a small desk as well, where columns are narrowest. */
const widths = [1440, 1024, 390];

/** How much of a page may move while it loads (quality.md §3). */
const movesAtMost = 0.02;

/** An address; of a page whose language does not follow the reader, by the language that it is asked for. */
type Path = string | ((language: string) => string);

/**
 * Every address is looked at with axe by one of the readers in turn, stands still while it loads, fits the widths of both
 * and speaks the reader's language. In a soak both readers look at each: axe takes as long as all the rest of a page.
 */
export async function lookAtAll(page: Page, paths: readonly Path[]): Promise<void> {
  await watchShifts(page);
  for (const [turn, reader] of readers.entries()) {
    await page.setViewportSize(reader.viewport);
    await speak(page, reader.language);
    for (const wanted of paths.filter((_, index) => isSoaking || index % readers.length === turn)) {
      const { language } = reader;
      const path = typeof wanted === "string" ? wanted : wanted(language);
      expect(await look(page, path)).toEqual({ path, found: [], isSteady: true, tooWide: [], language });
      await page.setViewportSize(reader.viewport);
    }
  }
}

/** What axe finds wrong, whether all stood still until then, and at which widths something is wider than its place. */
async function look(page: Page, path: string) {
  await page.goto(path);
  return { path, ...(await seenOn(page)) };
}

/** The same of the page that is open. */
export async function seenOn(page: Page) {
  await expect(page.getByRole("heading").first()).toBeVisible();
  const language = await page.evaluate(() => document.documentElement.lang);
  const found = [...(await faultsOf(page)), ...(await page.evaluate(findBrokenReferences))];
  const moved = await shiftsOf(page);
  const isSteady = moved <= movesAtMost;
  const tooWide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(findTooWide);
    tooWide.push(...wide.map((text) => `${text} at ${width}`));
  }
  return { found, isSteady, tooWide, language };
}

/** Controls of a form that there is not, and names that two elements have: what HTML forbids and axe does not ask. */
function findBrokenReferences(): string[] {
  const named = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = named.filter((id, index) => named.indexOf(id) !== index);
  const formless = [...document.querySelectorAll("[form]")].filter((control) => {
    const form = document.getElementById(control.getAttribute("form") ?? "");
    return !(form instanceof HTMLFormElement);
  });
  return [
    ...twice.map((id) => `two elements are named ${id}`),
    ...formless.map(({ outerHTML }) => `belongs to no form: ${outerHTML.slice(0, 120)}`),
  ];
}

/**
 * What is wider than its place: the page itself, so that it scrolls sideways, a control whose text lies over what is beside
 * it, or a word of a control that goes on in the next line.
 */
function findTooWide(): string[] {
  const all = document.querySelectorAll<HTMLElement>("label, legend, button, a, th, output, h1, h2");
  const controls = [...all].filter((control) => !isPassedOver(control));
  const over = controls.filter((control) => {
    const { overflowX, display } = getComputedStyle(control);
    return overflowX === "visible" && display !== "inline" && control.scrollWidth > control.clientWidth + 1;
  });
  const isPageWide = document.documentElement.scrollWidth > window.innerWidth;
  return [
    ...(isPageWide ? ["the page"] : []),
    ...over.map(({ textContent }) => textContent),
    ...controls.flatMap(textsIn).flatMap(brokenIn),
  ];

  /** Of what is only read out, a pixel stands on the page; and a narrow entry of the calendar breaks its name on purpose. */
  function isPassedOver(element: Element): boolean {
    const { clipPath, width, wordBreak, visibility } = getComputedStyle(element);
    if (element.parentElement && isPassedOver(element.parentElement)) return true;
    return clipPath !== "none" || width === "1px" || wordBreak === "break-all" || visibility === "hidden";
  }

  function textsIn(control: Element): Text[] {
    return [...control.childNodes].flatMap((node) => {
      if (node instanceof Text) return node;
      return node instanceof Element && !isPassedOver(node) ? textsIn(node) : [];
    });
  }

  /** Words of the interface have fewer than 20 letters. */
  function brokenIn(text: Text): string[] {
    return [...text.data.matchAll(/\p{L}{2,19}/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [`${word}, broken,`] : [];
    });
  }
}

/** Rows behind the third of a list or of the calendar, which are made like those before: a soak looks at them as well. */
const alike = ["tr:nth-child(n + 4)", "[role=row]:nth-child(n + 4)"];

async function faultsOf(page: Page): Promise<string[]> {
  // Pages hold no frames of others, for whose results another page would be opened each time; and what is right is not listed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  for (const rows of isSoaking ? [] : alike) axe.exclude(rows);
  // What is below an open dialog is looked at where it is by itself.
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  const { violations } = await (hasDialog ? axe.include("dialog[open]") : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
}
