import type { Language } from "#model/text/language.ts";
import type { TextKey } from "./text-key.ts";

export type Nested = { [key: string]: string | Nested };

/** What stands in the gaps of a text, by their names. `count` also chooses among the forms of a text. */
type Values = Record<string, unknown>;

/** Puts the key of a text into words. */
export interface Translate {
  (key: TextKey, values?: Values): string;
  /** Of a key that a backend named: what it has no words for is said in `defaultValue`. */
  (key: string, values: Values & { defaultValue: string }): string;
}

/** The words of one language. */
export interface Texts {
  language: Language;
  t: Translate;
}

/** Of installations without words of their own, which on a server are most requests. */
const plain = new WeakMap<Nested, Texts>();

/**
 * The words of one language, ready at once, so that server and browser draw the same. A text has gaps, `{{name}}`, and forms
 * by number, `key_zero`, `key_one` and `key_other`, of which the language's rule picks one (Unicode's plural rules, as
 * i18next reads them: zero has a form of its own in any language). `overrides` are the installation's own words by flat
 * key ("clients.title"); a key that does not exist is ignored.
 */
export function createTexts(
  language: Language,
  resources: Nested,
  overrides: Record<string, string> = {},
): Texts {
  const isPlain = Object.keys(overrides).length === 0;
  const known = isPlain ? plain.get(resources) : undefined;
  if (known) return known;
  const found = new Map<string, string | undefined>();
  const find = (key: string) => {
    if (!found.has(key)) {
      const text = textAt(resources, key);
      found.set(key, text !== undefined && Object.hasOwn(overrides, key) ? overrides[key] : text);
    }
    return found.get(key);
  };
  const { select } = pluralRules[language];
  const formOf = (key: string, count: number) =>
    (count === 0 ? find(`${key}_zero`) : undefined) ?? find(`${key}_${select(count)}`);
  const t: Translate = (key: string, values: Values = {}) => {
    const { count, defaultValue } = values;
    const text = (typeof count === "number" ? formOf(key, count) : undefined) ?? find(key);
    return filled(text ?? (typeof defaultValue === "string" ? defaultValue : key), values);
  };
  const texts = { language, t };
  if (isPlain) plain.set(resources, texts);
  return texts;
}

const rulesOf = (language: Language) => {
  const rules = new Intl.PluralRules(language);
  return { select: (count: number) => rules.select(count) };
};
const pluralRules = { lv: rulesOf("lv"), en: rulesOf("en") };

function textAt(resources: Nested, key: string): string | undefined {
  let at: string | Nested | undefined = resources;
  for (const name of key.split(".")) {
    if (typeof at !== "object" || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return typeof at === "string" ? at : undefined;
}

const gap = /\{\{\s*(\w+)\s*\}\}/g;

/** A text with its gaps filled; one that nothing is said of stays. What fills a gap is shown as it is. */
const filled = (text: string, values: Values): string =>
  text.includes("{{")
    ? text.replace(gap, (written, name: string) =>
        Object.hasOwn(values, name) ? String(values[name] ?? "") : written,
      )
    : text;
