import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { lowered, raised } from "./raised.ts";
import { intoParagraphs } from "./rich-text-blocks.ts";
import { extentOf, tagsIn } from "./rich-text-size.ts";
import { withoutSourceBreaks } from "./source-breaks.ts";

/** Characters of commentary at most, as it is stored. */
export const maxRichText = 50_000;
/** Elements of it, and how deep they stand in each other: more of either, and no document could be laid out. */
export const maxElements = 1500;
export const maxDepth = 24;

/** What commentary may be made of: what its toolbar makes, and nothing that runs, loads or looks like the page itself. */
const schema: Schema = {
  tagNames: ["p", "br", "strong", "em", "u", "ul", "ol", "li", "a"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style", "template", "textarea", "title", "xmp", "noembed", "noframes", "iframe"],
};

/** Of other programs, whose bold and italic words are meant as ours. */
const meant: Record<string, string> = { b: "strong", i: "em" };

type Tree = ReturnType<typeof fromHtml>;

/**
 * Commentary as it is stored, or the key of what is wrong with it: `errors.too_long` above 50 000 characters,
 * `rich_text.too_much` above 1500 elements or 24 of them in each other. What was stored can be stored again unchanged.
 */
export function takenIn(
  html: string,
): { html: string } | { refused: "errors.too_long" | "rich_text.too_much" } {
  const tree = tagsIn(html) > 2 * maxElements ? null : treeOf(html);
  if (!tree) return { refused: "rich_text.too_much" };
  const clean = cleaned(tree);
  if (clean.length > maxRichText) return { refused: "errors.too_long" };
  // As documents and pages will read it.
  const read = treeOf(clean);
  if (!read || extentOf(read).elements > maxElements) return { refused: "rich_text.too_much" };
  return { html: clean };
}

/** HTML as a tree. Null where elements are nested too deeply: recursion over it would overflow the stack (RangeError). */
function treeOf(html: string): Tree | null {
  try {
    const tree = fromHtml(html, { fragment: true });
    return extentOf(tree).depth > maxDepth ? null : tree;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * HTML with everything taken out that commentary may not have, for showing what a backend sent. What would not be taken in
 * loses its formatting and keeps its words.
 */
export function sanitised(html: string): string {
  const taken = takenIn(html);
  return "html" in taken ? taken.html : wordsOf(html);
}

function cleaned(tree: Tree): string {
  rename(tree.children);
  intoParagraphs(tree.children);
  const clean = toHtml(sanitize(tree, schema)).trim();
  return /^(<p>(<br>)?<\/p>)*$/.test(clean) ? "" : clean;
}

/** Names elements as commentary has them, and gives their texts the spaces that are meant. */
function rename(nodes: Tree["children"]): void {
  for (const node of nodes) {
    if (node.type === "text") node.value = withoutSourceBreaks(node.value);
    if (node.type !== "element") continue;
    node.tagName = meant[node.tagName] ?? node.tagName;
    if (node.tagName === "sup") shift(node.children, raised);
    if (node.tagName === "sub") shift(node.children, lowered);
    rename(node.children);
  }
}

function shift(nodes: Tree["children"], shifted: (words: string) => string): void {
  const [only, ...others] = nodes;
  if (only?.type === "text" && others.length === 0) only.value = shifted(only.value);
  else if (only?.type === "element" && others.length === 0) shift(only.children, shifted);
}

/** One paragraph of all words, without a tag and no longer than commentary is. */
function wordsOf(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, " ")
    .replaceAll("<", "&#x3C;")
    .replaceAll(">", "&#x3E;")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxRichText)
    .replace(/&[^;]{0,8}$/, "");
  return words ? `<p>${words}</p>` : "";
}
