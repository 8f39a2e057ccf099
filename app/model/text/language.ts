/** Latvian is the default; the user's own setting chooses (specification, head). */
export const languages = ["lv", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "lv";

/** The language named by a code such as "en" or "en-GB", or null for one that we do not have. */
const find = (code: string): Language | null =>
  languages.find((language) => language === code.slice(0, 2).toLowerCase()) ?? null;

/** The language named by a code such as "en" or "en-GB", or Latvian for anything else. */
export const readLanguage = (code: string): Language => find(code) ?? defaultLanguage;

/** What an Accept-Language header asks for first among the languages that we have. */
export function preferredLanguage(header: string | null): Language {
  const asked = (header ?? "").split(",").map((part) => find(part.trim()));
  return asked.find((language) => language !== null) ?? defaultLanguage;
}
