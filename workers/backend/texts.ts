import en from "../../app/locales/en";
import lv from "../../app/locales/lv";
import { createTexts } from "../../app/locales/texts";
import { overridesFor } from "../../app/model/config";
import type { Language } from "../../app/model/language";
import { readConfig } from "./db/config";
import type { Database } from "./db/database";
import { memory } from "./db/memo";

const resources = { lv, en };
const instances = { lv: createTexts("lv", lv), en: createTexts("en", en) };

/** Puts a text key into words. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** The words of a language, with an installation's own where it has some: for messages, mails and documents. */
export function texts(language: Language, own: Record<string, string> = {}): Words {
  const isOwn = Object.keys(own).length > 0;
  const instance = isOwn ? createTexts(language, resources[language], own) : instances[language];
  return (key, values = {}) => instance.t(key, { ...values, defaultValue: key });
}

const remembered = memory<Words>();

/** The words of an installation in a language. Its own are read when the first of them is asked for: most calls need none. */
export const wordsOf =
  (database: Database, language: Language): Words =>
  (key, values) =>
    remembered(database, language, () => texts(language, overridesFor(readConfig(database), language)))(
      key,
      values,
    );
