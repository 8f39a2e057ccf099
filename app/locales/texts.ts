import { createInstance, type i18n } from "i18next";
import type { Language } from "#model/text/language.ts";

export type Nested = { [key: string]: string | Nested };

/** Of installations without words of their own, which on a server are most requests: making one takes a part of each page. */
const plain = new WeakMap<Nested, i18n>();

/**
 * The words of one language: an i18next instance that is ready at once, so that server and browser render the same.
 * `overrides` are the installation's own words by flat key ("clients.title"); a key that does not exist is ignored.
 */
export function createTexts(
  language: Language,
  resources: Nested,
  overrides: Record<string, string> = {},
): i18n {
  const isPlain = Object.keys(overrides).length === 0;
  const known = isPlain ? plain.get(resources) : undefined;
  if (known) return known;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initImmediate: false,
    resources: { [language]: { translation: Object.entries(overrides).reduce(override, resources) } },
    interpolation: { escapeValue: false },
    // Said, so that no key is searched for what it may look like otherwise: a third of the time of each text.
    keySeparator: ".",
    nsSeparator: false,
    returnNull: false,
  });
  if (isPlain) plain.set(resources, instance);
  return instance;
}

/** A copy of the texts with one of them replaced. */
function override(texts: Nested, [path, text]: [string, string]): Nested {
  const [key = "", ...rest] = path.split(".");
  const present = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (present === undefined) return texts;
  if (rest.length === 0) return typeof present === "string" ? { ...texts, [key]: text } : texts;
  return typeof present === "string" ? texts : { ...texts, [key]: override(present, [rest.join("."), text]) };
}
