import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import { fromHtml } from "hast-util-from-html";
import { Children, type ReactNode } from "react";
import { withoutSourceBreaks } from "#model/text/source-breaks.ts";
import { ink, mm, quiet, size } from "./style.ts";

type Node = ReturnType<typeof fromHtml>["children"][number];
type Element = Extract<Node, { type: "element" }>;

const styles = StyleSheet.create({
  whole: { marginTop: mm(8) },
  title: { fontSize: size.small, color: quiet, marginBottom: 2 },
  paragraph: { marginBottom: 4 },
  // No row of two columns: the library cuts one off where entries inside it fill more than a page.
  item: { paddingLeft: mm(5), marginBottom: 2 },
  mark: { position: "absolute", left: 0, top: 0, width: mm(5) },
  strong: { fontWeight: 600 },
  em: { fontStyle: "italic" },
  u: { textDecoration: "underline" },
  link: { color: ink, textDecoration: "underline" },
});

/** The commentary of a document: sanitised HTML (model/rich-text.ts). Nothing where there is none. */
export function Commentary({ html, title }: { html: string; title: string }) {
  if (!html) return null;
  const blocks = blocksOf(fromHtml(html, { fragment: true }).children);
  return (
    <View style={styles.whole}>
      <Text tag="H2" minPresenceAhead={mm(10)} style={styles.title}>
        {title}
      </Text>
      {blocks}
    </View>
  );
}

const isElement = (node: Node): node is Element => node.type === "element";
const isNamed = (node: Node, names: RegExp): boolean => isElement(node) && names.test(node.tagName);
const isBlock = (node: Node): boolean => isNamed(node, /^(p|ul|ol)$/);

/** Paragraphs and lists, one below the other. Text that stands between them is a paragraph as well. */
function blocksOf(nodes: Node[]): ReactNode[] {
  const blocks: Node[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (!isOpen && node.type === "text" && node.value.trim() === "") continue;
    if (isOpen && last && !isBlock(node)) last.push(node);
    else blocks.push([node]);
    isOpen = !isBlock(node);
  }
  return keyed(blocks.map(blockOf));
}

function blockOf(nodes: Node[]): ReactNode {
  const [first] = nodes;
  if (!first || !isElement(first)) return paragraphOf(nodes);
  if (isNamed(first, /^[uo]l$/)) return listOf(first);
  return paragraphOf(first.tagName === "p" ? first.children : nodes);
}

/** A paragraph, each of its lines a text: the type has no glyph for a line break, and another one would be taken for it. */
const paragraphOf = (nodes: Node[]): ReactNode => (
  <View style={styles.paragraph}>{keyed(linesOf(nodes).map(lineOf))}</View>
);

const lineOf = (nodes: Node[]): ReactNode => (
  <Text>{nodes.length > 0 ? keyed(nodes.map(inlineOf)) : " "}</Text>
);

/** What stands between line breaks, however deep those are: "<b>one<br>two</b>" is two lines, each bold. */
function linesOf(nodes: Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (!isElement(node)) lines.at(-1)?.push(node);
    else if (node.tagName === "br") lines.push([]);
    else {
      const [first = [], ...others] = linesOf(node.children).map((children) => children.filter(isInline));
      lines.at(-1)?.push({ ...node, children: first });
      for (const children of others) lines.push([{ ...node, children }]);
    }
  }
  return lines;
}

const isInline = (node: Node): node is Element["children"][number] => node.type !== "doctype";

function listOf(list: Element): ReactNode {
  const items = list.children.filter(isElement);
  const rows = items.map((item, index) => itemOf(item, list.tagName === "ol" ? `${index + 1}.` : "•"));
  return (
    <View tag="L" style={styles.paragraph}>
      {keyed(rows)}
    </View>
  );
}

/** An entry of more than this may stand on two pages: one that is higher than a page would be cut off at its end. */
const keptWhole = 400;

const isLong = (item: Element): boolean => lengthOf(item) > keptWhole;

/** Letters, and for every element as much as half a line. */
function lengthOf(node: Node): number {
  if (node.type === "text") return node.value.length;
  return isElement(node) ? node.children.reduce((sum, child) => sum + lengthOf(child), 40) : 0;
}

const itemOf = (item: Element, mark: string): ReactNode => (
  <View wrap={isLong(item)} tag="LI" style={styles.item}>
    <Text tag="Lbl" style={styles.mark}>
      {mark}
    </Text>
    <View tag="LBody">{blocksOf(item.children)}</View>
  </View>
);

function inlineOf(node: Node): ReactNode {
  if (node.type === "text") return withoutSourceBreaks(node.value);
  if (!isElement(node)) return null;
  const content = keyed(node.children.map(inlineOf));
  switch (node.tagName) {
    case "a":
      return (
        <Link src={String(node.properties.href ?? "")} style={styles.link}>
          {content}
        </Link>
      );
    case "strong":
      return <Text style={styles.strong}>{content}</Text>;
    case "em":
      return <Text style={styles.em}>{content}</Text>;
    case "u":
      return <Text style={styles.u}>{content}</Text>;
    default:
      return content;
  }
}

/** Parts of a text, each with its place for a key: it is written once and never reordered. */
const keyed = (parts: ReactNode[]): ReactNode[] => Children.toArray(parts);
