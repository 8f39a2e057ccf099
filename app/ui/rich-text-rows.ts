const lines = "p, div, li, h1, h2, h3, h4, h5, h6, blockquote";

/**
 * Pasted HTML with a paragraph for each row of a table and its cells set apart, as commentary is taken in
 * (model/text/rich-text-blocks.ts). The editor knows no tables, and of two cells, 5 and 120, made 5120.
 */
export function rowsApart(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const tables = page.querySelectorAll("table");
  if (tables.length === 0) return html;
  for (const row of page.querySelectorAll("tr")) {
    for (const line of row.querySelectorAll(lines)) line.replaceWith(...line.childNodes, " ");
    const paragraph = page.createElement("p");
    for (const [index, cell] of [...row.cells].entries()) {
      if (index > 0) paragraph.appendChild(page.createTextNode(" | "));
      for (const node of [...cell.childNodes]) paragraph.appendChild(node);
    }
    row.replaceWith(paragraph);
  }
  for (const table of tables) table.replaceWith(...table.querySelectorAll("p"));
  return page.body.innerHTML;
}
