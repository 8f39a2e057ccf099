import en from "../../app/locales/en";
import lv from "../../app/locales/lv";
import { createTexts } from "../../app/locales/texts";
import { overridesFor } from "../../app/model/config";
import type { Language } from "../../app/model/language";
import { readConfig } from "./db/config";
import type { Database } from "./db/database";

const resources = { lv, en };

/** Puts a text key into words. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** The words of a language, with an installation's own where it has some: for messages, mails and documents. */
export function texts(language: Language, own: Record<string, string> = {}): Words {
  const instance = createTexts(language, resources[language], own);
  return (key, values = {}) => instance.t(key, { ...values, defaultValue: key });
}

/** Of each installation, the words of its newest configuration; those of earlier ones are forgotten. */
const known = new WeakMap<Database, { version: number; words: Map<Language, Words> }>();

/** The words of an installation in a language, made when they are asked for: most calls need none. */
export const wordsOf =
  (database: Database, language: Language): Words =>
  (key, values) => {
    const config = readConfig(database);
    const { version } = config;
    let own = known.get(database);
    if (own?.version !== version) own = { version, words: new Map() };
    const words = own.words.get(language) ?? texts(language, overridesFor(config, language));
    own.words.set(language, words);
    known.set(database, own);
    return words(key, values);
  };
