import { overridesFor } from "#model/branding/config.ts";
import type { Language } from "#model/text/language.ts";
import { readConfig } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { texts, type Words } from "./texts.ts";

/** Of each installation, the words of its newest configuration; those of earlier ones are forgotten. */
const known = new WeakMap<Database, { version: number; words: Map<Language, Words> }>();

/** Whether an installation words a text in its own way. */
export const isOwnText = (database: Database, language: Language, key: string): boolean =>
  overridesFor(readConfig(database), language)[key] !== undefined;

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
