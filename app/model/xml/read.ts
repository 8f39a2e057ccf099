import { SaxesParser, type SaxesTagNS } from "saxes";
import { decodeXml } from "./decode.ts";
import type { XmlElement } from "./element.ts";
import { attributeName, elementName } from "./names.ts";

/** Why a file is not read. Screens say it in the user's language. */
export const xmlReasons = [
  "empty",
  "too_large",
  "encoding",
  "doctype",
  "malformed",
  "too_deep",
  "too_many_elements",
  "too_many_attributes",
  "too_long",
] as const;
export type XmlReason = (typeof xmlReasons)[number];

/** Why and where a file is not read; line and column count from 1, both 0 where it is about the file as a whole. */
export interface XmlRefusal {
  readonly reason: XmlReason;
  readonly line: number;
  readonly column: number;
}
export type XmlReading =
  | { readonly isRead: true; readonly element: XmlElement }
  | { readonly isRead: false; readonly refusal: XmlRefusal };

/** How much a file may hold; names and values of attributes are as long as `length` at most. */
export interface XmlLimits {
  readonly bytes: number;
  readonly depth: number;
  readonly elements: number;
  readonly attributes: number;
  readonly length: number;
}
const usual: XmlLimits = {
  bytes: 20 * 1024 * 1024,
  depth: 64,
  elements: 300_000,
  attributes: 64,
  length: 16_384,
};

/**
 * Reads an XML file of which nothing is known: whole and well formed, or refused with its reason; never an exception. A
 * document type is refused as such, so that there is nothing to expand and nothing to fetch. Comments and processing
 * instructions are left out, CDATA is text. Source: issue of e-invoices, "hostile until read".
 */
export function readXml(bytes: Uint8Array, limits: Partial<XmlLimits> = {}): XmlReading {
  const allowed = Object.assign({}, usual, limits);
  if (bytes.length === 0) return refused({ reason: "empty", line: 0, column: 0 });
  if (bytes.length > allowed.bytes) return refused({ reason: "too_large", line: 0, column: 0 });
  const text = decodeXml(bytes);
  if (text === null) return refused({ reason: "encoding", line: 0, column: 0 });
  return parse(text, allowed);
}

const refused = (refusal: XmlRefusal): XmlReading => ({ isRead: false, refusal });

/** What the parser is stopped by: it has no other way. */
class Halt extends Error {
  readonly reason: XmlReason;
  constructor(reason: XmlReason) {
    super(reason);
    this.reason = reason;
  }
}

/** An element that is still open. */
interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  texts: string[];
}

function parse(text: string, limits: XmlLimits): XmlReading {
  const parser = new SaxesParser({ xmlns: true });
  const tree = treeOf(limits);
  let attributes = 0;
  parser.on("error", () => halt("malformed"));
  parser.on("doctype", () => halt("doctype"));
  parser.on("opentagstart", ({ name }) => {
    attributes = 0;
    if (name.length > limits.length) halt("too_long");
  });
  parser.on("attribute", ({ name, value }) => {
    attributes += 1;
    if (attributes > limits.attributes) halt("too_many_attributes");
    if (name.length + value.length > limits.length) halt("too_long");
  });
  parser.on("opentag", tree.open);
  parser.on("text", tree.add);
  parser.on("cdata", tree.add);
  parser.on("closetag", tree.close);
  try {
    parser.write(text).close();
    return tree.whole();
  } catch (error) {
    const reason = error instanceof Halt ? error.reason : "malformed";
    return refused({ reason, line: parser.line, column: parser.column + 1 });
  }
}

function halt(reason: XmlReason): never {
  throw new Halt(reason);
}

/** Builds the tree while it is read. */
function treeOf(limits: XmlLimits) {
  const open: Open[] = [];
  let elements = 0;
  let root: XmlElement | undefined;
  return {
    open: (tag: SaxesTagNS) => {
      elements += 1;
      if (elements > limits.elements) halt("too_many_elements");
      if (open.length >= limits.depth) halt("too_deep");
      open.push({ name: elementName(tag), attributes: attributesOf(tag), children: [], texts: [] });
    },
    add: (text: string) => {
      open.at(-1)?.texts.push(text);
    },
    close: () => {
      const closed = open.pop();
      if (!closed) return;
      const { name, attributes, children, texts } = closed;
      const element = { name, attributes, children, text: children.length > 0 ? "" : texts.join("") };
      const parent = open.at(-1);
      if (parent) parent.children.push(element);
      else root = element;
    },
    whole: (): XmlReading => (root ? { isRead: true, element: root } : halt("malformed")),
  };
}

/** Without the declarations of namespaces, which the names have taken in. */
function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  // A file may name an attribute as something that objects have.
  const found: Record<string, string> = Object.create(null);
  for (const attribute of Object.values(attributes)) {
    const name = attributeName(attribute);
    if (name !== null) found[name] = attribute.value;
  }
  return found;
}
