import en from "#locales/en/index.ts";
import lv from "#locales/lv/index.ts";
import { createTexts } from "#locales/texts.ts";
import type { Language } from "#model/text/language.ts";

export const resources = { lv, en };

/** Puts a text key into words. A value that is a function is what it says of the language of the words. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** The words of a language, with an installation's own where it has some: for messages, mails and documents. */
export function texts(language: Language, own: Record<string, string> = {}): Words {
  const instance = createTexts(language, resources[language], own);
  return (key, values = {}) => instance.t(key, { ...inLanguage(values, language), defaultValue: key });
}

/** Values as a language writes them, where they depend on it. */
const inLanguage = (values: Record<string, unknown>, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? value(language) : value,
    ]),
  );
