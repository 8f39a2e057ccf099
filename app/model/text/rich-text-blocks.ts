import type { fromHtml } from "hast-util-from-html";

type Node = ReturnType<typeof fromHtml>["children"][number];
type Element = Extract<Node, { type: "element" }>;
type Content = Element["children"][number];

/** What stands on lines of its own, and commentary has no element for. */
const others =
  "address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup legend main nav pre search section summary table tbody tfoot thead tr".split(
    " ",
  );
const lines = new Set([...others, "p", "ul", "ol", "li"]);

const text = (value: string): Content => ({ type: "text", value });

/**
 * Makes paragraphs of what other programs set on lines of its own: headings, divisions, rows of tables. Without their tags
 * their words would run into each other, and two cells, 5 and 120, become 5120. Answers whether one is among the nodes.
 */
export function intoParagraphs(nodes: readonly Node[], isInParagraph = false): boolean {
  let hasLines = false;
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "tr") layOut(node);
    const isLine = lines.has(node.tagName);
    const isFull = intoParagraphs(node.children, isInParagraph || node.tagName === "p");
    if (node.tagName === "hr") node.tagName = "br";
    if (isInParagraph && isLine) node.children.push(text(" "));
    else if (isLine && !isFull && !isBare(node.tagName) && hasWords(node)) node.tagName = "p";
    hasLines ||= isLine || isFull;
  }
  return hasLines;
}

const isBare = (name: string) => ["p", "ul", "ol", "li"].includes(name);

const hasWords = ({ children }: Element): boolean =>
  children.some((child) => child.type === "element" || (child.type === "text" && child.value.trim() !== ""));

/** Sets the cells of a row apart on its one line. */
function layOut(row: Element): void {
  const cells = row.children.filter((child): child is Element => child.type === "element");
  row.children = cells.flatMap((cell, index) => [
    ...(index > 0 ? [text(" | ")] : []),
    ...onOneLine(cell.children),
  ]);
}

const onOneLine = (nodes: readonly Content[]): Content[] =>
  nodes.flatMap((node, index) => {
    if (node.type !== "element") return [node];
    const children = onOneLine(node.children);
    if (!lines.has(node.tagName)) return [{ ...node, children }];
    return index > 0 ? [text(" "), ...children] : children;
  });
