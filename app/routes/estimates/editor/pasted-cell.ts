import { lowered, raised } from "#model/text/raised.ts";

const struck = "s, del, strike, [style*='line-through']";
const lines = "p, div, li, tr, br, h1, h2, h3, h4, h5, h6";

/**
 * What was pasted into one cell of an estimate, by the cells and lines that it had elsewhere. A browser puts them all
 * behind each other: 5 above 120 became 5120. Of HTML, words that are struck out are left out, as the old price beside the
 * new one, and raised and lowered figures keep apart from the number that they stand at: 10₆ is not 106.
 */
export function pastedCells({ html, plain }: { html: string; plain: string }): string[] {
  const words = html ? wordsOf(html) : plain;
  return words
    .split(/[\n\r\t]+/)
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter((cell) => cell !== "");
}

const styles = /<style\b[^>]*>(.*?)<\/style>/gis;

function wordsOf(html: string): string {
  // A page's own styles are refused by the policy of ours, with a fault in the console.
  const page = new DOMParser().parseFromString(html.replace(styles, ""), "text/html");
  for (const gone of page.querySelectorAll([struck, ...struckClasses(html), "script"].join())) gone.remove();
  for (const number of page.querySelectorAll("sup")) number.replaceWith(raised(number.textContent));
  for (const number of page.querySelectorAll("sub")) number.replaceWith(lowered(number.textContent));
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue?.replace(/\s+/g, " ") ?? "";
  for (const line of page.querySelectorAll(lines)) {
    line.before("\n");
    line.after("\n");
  }
  for (const cell of page.querySelectorAll("td, th")) cell.append("\t");
  return page.body.textContent;
}

/** Classes of a spreadsheet's own styles by which it strikes out. */
const struckClasses = (html: string): string[] =>
  [...html.matchAll(styles)].flatMap(([, rules = ""]) =>
    [...rules.matchAll(/(\.\w+)\s*\{[^}]*line-through/g)].map(([, name = ""]) => name),
  );
