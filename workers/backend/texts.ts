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

const known = new WeakMap<Database, Map<string, Words>>();

/** The words of an installation in a language, made when they are asked for: most calls need none. */
export const wordsOf =
  (database: Database, language: Language): Words =>
  (key, values) => {
    const config = readConfig(database);
    const name = `${language} ${config.version}`;
    const words = known.get(database)?.get(name) ?? texts(language, overridesFor(config, language));
    // Those of earlier versions are forgotten.
    if (!known.get(database)?.has(name)) known.set(database, new Map([[name, words]]));
    return words(key, values);
  };
