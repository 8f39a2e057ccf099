import type { XmlElement } from "#model/xml/element.ts";

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
const namespaces: [prefix: string, uri: string][] = [
  ["cac", `${ubl}CommonAggregateComponents-2`],
  ["cbc", `${ubl}CommonBasicComponents-2`],
  ["ext", `${ubl}CommonExtensionComponents-2`],
];
const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\r", "&#13;"],
  ["\n", "&#10;"],
  ["\t", "&#9;"],
]);
const escaped = (text: string) => text.replace(/[&<>"\r\n\t]/g, (character) => escapes.get(character) ?? "");

/**
 * Writes a document for the official rules. Not by the product's own writer: what judges it has to be of another hand.
 */
export function serialise(document: XmlElement): string {
  const declared = namespaces.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document, ` xmlns="${ubl}${document.name}-2"${declared}`)}\n`;
}

/** Elements and attributes of other vocabularies declare theirs where they stand. */
function written({ name, attributes, children, text }: XmlElement, declared = ""): string {
  const own = nameOf(name);
  const pairs = Object.entries(attributes).map(([attribute, value], index) => {
    const [, uri, local = attribute] = /^\{(.*)\}(.*)$/.exec(attribute) ?? [];
    if (uri === undefined) return ` ${local}="${escaped(value)}"`;
    if (uri === "http://www.w3.org/XML/1998/namespace") return ` xml:${local}="${escaped(value)}"`;
    return ` xmlns:a${index}="${escaped(uri)}" a${index}:${local}="${escaped(value)}"`;
  });
  const inner = children.length > 0 ? children.map((child) => written(child)).join("") : escaped(text);
  return `<${own.tag}${declared}${own.declared}${pairs.join("")}>${inner}</${own.tag}>`;
}

function nameOf(name: string): { tag: string; declared: string } {
  const [, uri, local = ""] = /^\{(.*)\}(.*)$/.exec(name) ?? [];
  if (uri === undefined) return { tag: name, declared: "" };
  // A prefix cannot stand for no namespace.
  return uri === ""
    ? { tag: local, declared: ' xmlns=""' }
    : { tag: `n:${local}`, declared: ` xmlns:n="${escaped(uri)}"` };
}
