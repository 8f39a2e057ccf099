/**
 * Commentary for who has no scripts: the same words without formatting. Lists are lines with a dash or a number, links
 * are followed by their address, so that nothing of it goes unread.
 * @param html as the sanitiser leaves it (rich-text.ts)
 */
export function htmlToPlain(html: string): string {
  const page = new Page();
  for (const [, text, end, tag = "", attributes = ""] of html.matchAll(pieces)) {
    if (text !== undefined) page.write(decoded(text));
    else if (end) page.end(tag);
    else page.begin(tag, attributes);
  }
  return page.text.trim();
}

/** Typed text as HTML: what empty lines divide are paragraphs, every other line end breaks the line. */
export function plainToHtml(text: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of unified(text).split("\n")) {
    if (line.trim()) paragraphs.at(-1)?.push(escaped(line.trim()));
    else paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join("<br>")}</p>`)
    .join("");
}

/** The HTML for text that was typed where `before` was shown; untouched, it keeps its lists, links and bold words. */
export const typedHtml = (text: string, before: string): string =>
  unified(text) === htmlToPlain(before) ? before : plainToHtml(text);

/**
 * The HTML that a form sent for a rich text field (ui/rich-text-field.tsx). Without scripts that is plain text, and a field
 * `<name>_plain` beside it says so. Not sanitised yet.
 * @param before the HTML that the form was opened with
 */
export function sentHtml(
  form: Pick<ReadonlyMap<string, unknown>, "get" | "has">,
  name: string,
  before: string,
): string {
  const sent = form.get(name);
  const text = typeof sent === "string" ? sent : "";
  return form.has(`${name}_plain`) ? typedHtml(text, before) : text;
}

/** A browser sends the lines of a form with two characters at each end. */
const unified = (text: string) => text.replace(/\r\n?/g, "\n").trim();

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Text, or a tag: its slash, name and attributes, in which quotes may hold anything. */
const pieces = /([^<]+)|<(\/?)([a-z]+)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (html: string) =>
  html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, digits, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Plain text as it grows, tag by tag. */
class Page {
  text = "";
  /** Line ends before whatever is written next. */
  #gap = 0;
  /** The lists that are open; for one with numbers the next one. */
  #lists: { number: number | null }[] = [];
  /** What stands before the first words of an entry. */
  #mark = "";
  #link: { href: string; start: number } | null = null;

  write(text: string): void {
    const isAtStart = this.#gap > 0 || this.#mark !== "" || /(^|\n)$/.test(this.text);
    const words = text.replace(/[ \t\r\n\f]+/g, " ");
    const shown = isAtStart ? words.replace(/^ /, "") : words;
    if (shown) this.#put(shown);
  }

  begin(tag: string, attributes: string): void {
    if (tag === "br") this.#put("\n");
    else if (tag === "p") this.#divide();
    else if (tag === "ul" || tag === "ol") {
      this.#divide();
      this.#lists.push({ number: tag === "ol" ? 1 : null });
    } else if (tag === "li") this.#beginEntry();
    else if (tag === "a") this.#beginLink(attributes);
  }

  end(tag: string): void {
    if (tag === "ul" || tag === "ol") this.#lists.pop();
    if (tag === "a") this.#endLink();
    if (["p", "ul", "ol", "li"].includes(tag)) this.#divide();
  }

  #put(text: string): void {
    const before = this.text && "\n".repeat(this.#gap);
    this.text = `${this.#gap > 0 ? this.text.replace(/ +$/, "") : this.text}${before}${this.#mark}${text}`;
    this.#gap = 0;
    this.#mark = "";
  }

  /** An empty line between paragraphs, and none inside of a list. */
  #divide(): void {
    this.#gap = Math.max(this.#gap, this.#lists.length > 0 ? 1 : 2);
  }

  #beginEntry(): void {
    this.#divide();
    const list = this.#lists.at(-1);
    const indent = "  ".repeat(Math.max(0, this.#lists.length - 1));
    this.#mark = `${indent}${list?.number ? `${list.number}.` : "-"} `;
    if (list?.number) list.number += 1;
  }

  #beginLink(attributes: string): void {
    const [, href = ""] = /\bhref="([^"]*)"/.exec(attributes) ?? [];
    this.#link = { href: decoded(href), start: this.text.length };
  }

  #endLink(): void {
    const { href = "", start = 0 } = this.#link ?? {};
    const words = this.text.slice(start).trim();
    if (href && href.replace(/^mailto:/, "") !== words) this.write(` (${href})`);
    this.#link = null;
  }
}
