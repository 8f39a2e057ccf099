import type { Language } from "../text/language.ts";

/** The words of a document: those that its PDF has as well, in its language and the installation's own way. */
export interface Wording {
  language: Language;
  say: (key: string, values?: Record<string, string>) => string;
}
