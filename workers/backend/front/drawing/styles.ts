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
 * Rules of style sheets, the stronger ones last. What begins with "@" (imports, fonts, conditions) is passed over.
 * @param css as written, of all `<style>` elements together
 */
export function rulesIn(css: string): Rule[] {
  const bare = css.replace(/\/\*.*?\*\//gs, "").replace(/@[^{};]*(;|\{[^{}]*(\{[^{}]*\}[^{}]*)*\})/g, "");
  const rules: Rule[] = [];
  for (const [, selectors = "", body = ""] of bare.matchAll(/([^{}]*)\{([^{}]*)\}/g))
    for (const one of selectors.split(",")) {
      const [, tag, parts = ""] = selector.exec(one.trim()) ?? [];
      if (!tag && !parts) continue;
      const named = (mark: string) =>
        parts.split(/(?=[.#])/).flatMap((part) => (part.startsWith(mark) ? part.slice(1) : []));
      rules.push({ tag, classes: named("."), ids: named("#"), declared: declared(body) });
    }
  return rules.sort((one, other) => strength(one) - strength(other));
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
