import { mayStandFor } from "#locales/built-in.ts";
import { languages } from "#model/text/language.ts";
import { Problem } from "../operations/errors.ts";

/** Refuses own texts that would lose what the product fills in, each at its key. */
export function checkTexts(code: string, translations: Record<string, string>): void {
  const language = languages.find((known) => known === code);
  if (!language) return;
  const wrong = Object.entries(translations).filter(([key, own]) => !mayStandFor(language, key, own));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(([key]) => [`translations.${key}`, ["texts.gaps_kept"]]));
  throw new Problem(422, "errors.invalid", { fields });
}
