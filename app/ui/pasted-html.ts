import { lowered, raised } from "#model/text/raised.ts";

const lines = "p, div, li, h1, h2, h3, h4, h5, h6, blockquote";

/**
 * Pasted HTML in what the editor knows, as commentary is taken in (model/text/rich-text.ts): it knows neither tables nor
 * raised or lowered words, and made 5120 of two cells, 5 and 120, and 106 of 10⁶.
 */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const tables = page.querySelectorAll("table");
  const above = page.querySelectorAll("sup");
  const below = page.querySelectorAll("sub");
  if (tables.length + above.length + below.length === 0) return html;
  for (const number of above) number.replaceWith(raised(number.textContent));
  for (const number of below) number.replaceWith(lowered(number.textContent));
  setRowsApart(page);
  for (const table of tables) table.replaceWith(...table.querySelectorAll("p"));
  return page.body.innerHTML;
}

/** Makes a paragraph of each row of a table, with its cells set apart, and of what is written over the table. */
function setRowsApart(page: Document): void {
  for (const row of page.querySelectorAll("tr")) {
    for (const line of row.querySelectorAll(lines)) line.replaceWith(...line.childNodes, " ");
    const paragraph = page.createElement("p");
    for (const [index, cell] of [...row.cells].entries()) {
      if (index > 0) paragraph.appendChild(page.createTextNode(" | "));
      for (const node of [...cell.childNodes]) paragraph.appendChild(node);
    }
    row.replaceWith(paragraph);
  }
  for (const caption of page.querySelectorAll("caption")) {
    const paragraph = page.createElement("p");
    paragraph.replaceChildren(caption.textContent);
    caption.replaceWith(paragraph);
  }
}
