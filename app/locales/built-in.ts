import type { Language } from "#model/text/language.ts";
import { keepsGaps } from "#model/text/own-text.ts";
import en from "./en/index.ts";
import lv from "./lv/index.ts";
import type { Nested } from "./texts.ts";

const flat = (texts: Nested, above = ""): [string, string][] =>
  Object.entries(texts).flatMap(([name, inner]): [string, string][] =>
    typeof inner === "string" ? [[above + name, inner]] : flat(inner, `${above}${name}.`),
  );

/** Every text of the product by its flat key, such as "clients.title", in the order of its files. For servers alone. */
export const builtIn: Record<Language, ReadonlyMap<string, string>> = {
  lv: new Map(flat(lv)),
  en: new Map(flat(en)),
};

const ending = /_(zero|one|other)$/;

/** All plural forms of a text; of one without them itself. */
function formsOf(language: Language, key: string): string[] {
  const base = key.replace(ending, "");
  return ["", "_zero", "_one", "_other"].flatMap((form) => builtIn[language].get(base + form) ?? []);
}

/** Whether an installation may word a text so; what the product does not have, it may word as it likes. */
export function mayStandFor(language: Language, key: string, own: string): boolean {
  const text = builtIn[language].get(key);
  return text === undefined || keepsGaps(own, text, formsOf(language, key));
}
