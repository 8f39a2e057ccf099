import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

/** What commentary may be made of: what its toolbar makes, and nothing that runs, loads or looks like the page itself. */
const schema: Schema = {
  tagNames: ["p", "br", "strong", "em", "u", "ul", "ol", "li", "a"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style", "template", "textarea", "title", "xmp", "noembed", "noframes", "iframe"],
};

/** HTML with everything taken out that commentary may not have. Done on write, and again before it is shown. */
export function sanitised(html: string): string {
  const clean = toHtml(sanitize(fromHtml(html, { fragment: true }), schema)).trim();
  return /^(<p>(<br>)?<\/p>)*$/.test(clean) ? "" : clean;
}
