import { fromHtml } from "hast-util-from-html";

/** As much of a parsed page as is looked at. */
interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  content?: Node;
}

/** What no page of ours is made of, and no commentary. */
const foreign = new Set([
  "iframe",
  "object",
  "embed",
  "base",
  "applet",
  "marquee",
  "math",
  "frame",
  "mglyph",
]);

/** Attributes that lead somewhere, as the parser names them. */
const addresses = ["href", "src", "action", "formAction", "xLinkHref", "data", "poster"];

const runs = /^[\s\p{Cc}]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text\/html)/iu;
const elsewhere = /^[\s\p{Cc}]*([a-z]+:)?[/\\]{2}evil\.example/iu;

/**
 * What runs or loads in a page that nobody has meant to: event handlers, scripts without the page's nonce, addresses that
 * are scripts, elements that no page of ours has. `nonce` is null for HTML that may have no scripts at all.
 */
export function injectedIn(html: string, nonce: string | null): string[] {
  const faults: string[] = [];
  const look = (node: Node) => {
    if (node.type === "element") faults.push(...wrongWith(node, nonce));
    for (const child of node.children ?? []) look(child);
    if (node.content) look(node.content);
  };
  look(fromHtml(html, { fragment: nonce === null }));
  return faults;
}

function wrongWith({ tagName = "", properties = {} }: Node, nonce: string | null): string[] {
  const faults: string[] = [];
  if (foreign.has(tagName)) faults.push(`<${tagName}>`);
  if (/^(script|style|link)$/.test(tagName) && properties.nonce !== nonce && !isLink(tagName, properties))
    faults.push(`<${tagName}> without nonce`);
  if (tagName === "meta" && properties.httpEquiv !== undefined) faults.push("<meta http-equiv>");
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value);
    if (/^on/i.test(name)) faults.push(`<${tagName} ${name}>`);
    if (name === "srcDoc") faults.push(`<${tagName} srcdoc>`);
    if (addresses.includes(name) && (runs.test(text) || elsewhere.test(text)))
      faults.push(`<${tagName} ${name}=${text.slice(0, 40)}>`);
    if (name === "style" && /url\(|expression\(|@import/i.test(text))
      faults.push(`<${tagName} style=${text}>`);
  }
  return faults;
}

/** Links of our own need no nonce: they lead to files of the build, or to images; within the page they load nothing. */
const isLink = (tagName: string, { href }: Record<string, unknown>): boolean =>
  tagName === "link" && /^(#|\/(?![/\\]))/.test(String(href));
