import type { LaidOut } from "@react-pdf/layout";
import type PDFDocument from "pdfkit";

/** What a part of a document is to anyone who does not see it (ISO 32000-1, 14.8.4). "Artifact" is nothing to them. */
export type Tag =
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Artifact";

declare module "@react-pdf/renderer" {
  interface NodeProps {
    /** What it is; without one a text is a paragraph or a cell, and a picture with words a figure. */
    tag?: Tag;
    /** What a picture shows, in words. Without them it is decoration. */
    alt?: string;
  }
}

type Element = ReturnType<PDFDocument["struct"]>;
type Props = NonNullable<LaidOut["props"]>;

/** An element of the structure, with what was added to it last. */
interface Part {
  type: string;
  element: Element;
  last?: Part;
}

/**
 * Gives a document that is laid out, and is not drawn yet, the structure by which it is read aloud: a tree of its parts,
 * each of which says where on a page it is drawn. The drawing of the library knows no such thing, so that marks stand
 * among the nodes, as canvases that draw nothing. Whatever is not in the tree (rules, page numbers) is an artifact.
 */
export function tagPages(document: PDFDocument, pages: LaidOut[]): void {
  const root: Part = { type: "Document", element: document.struct("Document") };
  document.addStructure(root.element);
  /** What continues on another page has the properties that it began with. */
  const begun = new Map<Props, Part>();

  const partOf = (type: string, props: Props, parent: Part): Part => {
    const known = begun.get(props);
    if (known) return known;
    const scope = type === "TH" ? { scope: props.scope } : {};
    const element = document.struct(type, { ...(props.alt && { alt: props.alt }), ...scope });
    const part = { type, element };
    parent.element.add(element);
    parent.last = part;
    begun.set(props, part);
    return part;
  };

  /** Rows that follow each other are of one table. */
  const tableOf = (parent: Part): Part => {
    if (parent.type === "Table") return parent;
    return parent.last?.type === "Table" ? parent.last : partOf("Table", {}, parent);
  };

  const leaf = (node: LaidOut, around: Part): LaidOut[] => {
    const props = node.props ?? {};
    // A row holds cells alone.
    const parent = isPicture(node) && around.type === "TR" ? partOf("TD", {}, around) : around;
    const { type, element } = partOf(typeOf(node, parent), props, parent);
    const open = mark(() => {
      document.endMarkedContent();
      element.add(document.markStructureContent(type));
    });
    const close = mark(() => document.endMarkedContent().markContent("Artifact"));
    return [open, node, close];
  };

  const within = (nodes: LaidOut[], parent: Part, scope?: "Column" | "Row"): LaidOut[] =>
    nodes.flatMap((node) => {
      const props = node.props ?? {};
      if (scope) props.scope = scope;
      if (props.tag === "Artifact") return [node];
      if (node.type === "TEXT" || isPicture(node))
        return isPicture(node) && !props.alt ? [node] : leaf(node, parent);
      const children = node.children ?? [];
      if (!props.tag) node.children = within(children, parent);
      else if (props.tag !== "TR") node.children = within(children, partOf(props.tag, props, parent));
      else {
        const table = tableOf(parent);
        // The head of a table stands on each of its pages, and is read once.
        if (props.fixed && table.last) return [node];
        node.children = within(children, partOf("TR", props, table), props.fixed ? "Column" : "Row");
      }
      return [node];
    });

  for (const page of pages) {
    const begin = mark(() => document.markContent("Artifact"));
    const end = mark(() => document.endMarkedContent());
    page.children = [begin, ...within(page.children ?? [], root), end];
  }
}

const isPicture = ({ type }: LaidOut): boolean => type === "IMAGE" || type === "SVG";

function typeOf({ type, props }: LaidOut, parent: Part): string {
  if (type !== "TEXT") return "Figure";
  return props?.tag ?? (parent.type === "TR" ? "TD" : "P");
}

/** A node that draws nothing, and does something when its turn comes. */
const mark = (paint: () => unknown): LaidOut => ({
  type: "CANVAS",
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: { paint },
  children: [],
});
