import { builtIn } from "#locales/built-in.ts";
import { type Config, overridesFor } from "#model/branding/config.ts";
import { type Language, languages } from "#model/text/language.ts";
import { fold } from "#model/text/text-order.ts";

/** Texts on a page: each is a field. */
const perPage = 25;

/** What the administrator looks at: the texts of one language, those with the words, and of those the changed ones. */
export interface TextSelection {
  language: Language;
  q: string;
  isChangedOnly: boolean;
  page: number;
}

/** A text of the product and how the installation words it: both the same where it does not. */
export interface ShownText {
  key: string;
  builtIn: string;
  own: string;
  /** In the other language, to know what is meant. */
  other: string;
}

/**
 * The texts of a page. Words are looked for in the key and in both languages, built in and own. All texts stay on the
 * server: the browser gets the page.
 */
export function findTexts(config: Config, { language, q, isChangedOnly, page }: TextSelection) {
  const own = overridesFor(config, language);
  const foreign = language === "lv" ? "en" : "lv";
  const words = fold(q).split(" ").filter(Boolean);
  const folded = foldedWith(config);
  const isChanged = (key: string) => own[key] !== undefined && own[key] !== builtIn[language].get(key);
  const found = [...builtIn[language].keys()].filter((key) => {
    if (isChangedOnly && !isChanged(key)) return false;
    const text = words.length > 0 ? folded(key) : "";
    return words.every((word) => text.includes(word));
  });
  const rows = found.slice((page - 1) * perPage, page * perPage).map((key): ShownText => {
    const text = builtIn[language].get(key) ?? "";
    return {
      key,
      builtIn: text,
      own: own[key] ?? text,
      other: overridesFor(config, foreign)[key] ?? builtIn[foreign].get(key) ?? "",
    };
  });
  const total = found.length;
  return {
    rows,
    meta: { total, page, per_page: perPage, last_page: Math.max(1, Math.ceil(total / perPage)) },
    changed: [...builtIn[language].keys()].filter(isChanged).length,
  };
}

const foldedBuiltIn = new Map<string, string>();

/** What is searched of a text: folding the built-in part of all of them takes longer than anything else here. */
function foldedWith(config: Config): (key: string) => string {
  const own = languages.map((language) => overridesFor(config, language));
  return (key) => {
    const known =
      foldedBuiltIn.get(key) ??
      fold([key, ...languages.map((language) => builtIn[language].get(key) ?? "")].join(" "));
    foldedBuiltIn.set(key, known);
    return [known, ...own.map((texts) => fold(texts[key] ?? ""))].join(" ");
  };
}
