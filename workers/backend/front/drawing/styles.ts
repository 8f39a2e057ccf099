import { type Element, looks } from "./allowed.ts";

/** A rule of a style sheet with one selector: of an element's name, its classes and its id, all of which have to be met. */
interface Rule {
  tag: string | undefined;
  classes: string[];
  ids: string[];
  declared: Element["properties"];
}

/** What a drawing program writes: `.cls-1`, `path`, `g.a.b`, `#Layer_1`. Of others' parts (`.a > .b`) nothing is taken. */
const selector = /^([a-z]\w*)?((?:[.#][\w-]+)*)$/i;

/**
 * Rules of style sheets, the stronger ones last, or null where there are more than `most`. What begins with "@" (imports,
 * fonts, conditions) is passed over. Each letter is read once: what is searched for from many places takes minutes.
 * @param css as written, of all `<style>` elements together
 */
export function rulesIn(css: string, most: number): Rule[] | null {
  const rules: Rule[] = [];
  for (const { selectors, body } of blocksIn(withoutComments(css))) {
    const declarations = declared(body);
    for (const one of selectors.split(",", most + 1)) {
      const [, tag, parts = ""] = selector.exec(one.trim()) ?? [];
      if (!tag && !parts) continue;
      const all = parts.split(/(?=[.#])/);
      const named = (mark: string) => all.flatMap((part) => (part.startsWith(mark) ? part.slice(1) : []));
      rules.push({ tag, classes: named("."), ids: named("#"), declared: declarations });
      if (rules.length > most) return null;
    }
  }
  return rules.sort((one, other) => strength(one) - strength(other));
}

const withoutComments = (css: string): string => {
  const [first = "", ...others] = css.split("/*");
  const behind = others.map((part) => {
    const end = part.indexOf("*/");
    return end < 0 ? "" : part.slice(end + 2);
  });
  return [first, ...behind].join("");
};

/** What stands before braces and between them, outside of any other braces. */
function* blocksIn(css: string): Generator<{ selectors: string; body: string }> {
  let depth = 0;
  let begun = 0;
  let opened = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === "{") {
      depth += 1;
      if (depth === 1) opened = index;
    } else if (mark === "}") depth = Math.max(0, depth - 1);
    if (depth > 0 || mark === "{") continue;
    const selectors = css.slice(begun, opened).trim();
    if (mark === "}" && opened >= begun && !selectors.startsWith("@"))
      yield { selectors, body: css.slice(opened + 1, index) };
    begun = index + 1;
  }
}

const strength = ({ tag, classes, ids }: Rule): number =>
  ids.length * 10_000 + classes.length * 100 + (tag ? 1 : 0);

/** Turns what style sheets and `style` say of an element into attributes, as far as it is known. */
export function applyStyles(element: Element, rules: readonly Rule[]): void {
  const { properties, tagName } = element;
  const classes = new Set(Array.isArray(properties.className) ? properties.className : []);
  for (const rule of rules)
    if (
      (!rule.tag || rule.tag === tagName) &&
      rule.classes.every((name) => classes.has(name)) &&
      rule.ids.every((id) => id === properties.id)
    )
      Object.assign(properties, rule.declared);
  Object.assign(properties, declared(String(properties.style ?? "")));
}

/** Declarations of CSS as properties; what is not known of looks is left out. */
function declared(body: string): Element["properties"] {
  const found: Element["properties"] = {};
  for (const declaration of body.split(";")) {
    const [name = "", ...value] = declaration.split(":");
    const property = looks[name.trim().toLowerCase()] ?? (/^\s*font-family\s*$/i.test(name) && "fontFamily");
    const text = value.join(":").replace(/!\s*important/i, "");
    if (property) found[property] = withoutQuotes(text.trim());
  }
  return found;
}

/** `url("#a")` as `url(#a)`, and a type's name without quotes. */
const withoutQuotes = (value: string): string => value.replace(/["']/g, "");
