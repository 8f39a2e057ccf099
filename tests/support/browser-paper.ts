import type { Page } from "./browser.ts";
import { printedPages } from "./printed-links.ts";

/** A4 less its margins, in px. */
export const paper = { width: 703, height: 1032 };

/** Of a text, what is seen of it. */
export const seen = { useInnerText: true };

/** What the browser's own command prints. */
export const printed = async (page: Page) =>
  printedPages(await page.pdf({ format: "A4", preferCSSPageSize: true }));

/** The columns that are seen, what is cut off, and what could be pressed. */
export function lookAtPaper() {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
  const isCut = (element: HTMLElement) =>
    element.getBoundingClientRect().right > window.innerWidth ||
    (getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth);
  return {
    columns: all("main th[scope=col], main .list th").map(({ textContent }) => textContent?.trim()),
    cut: all("main table, main table *")
      .filter(isCut)
      .map(({ outerHTML }) => outerHTML.slice(0, 150)),
    pressed: all("button:not([role=switch]), input, select, nav a").map(({ outerHTML }) => outerHTML),
  };
}
