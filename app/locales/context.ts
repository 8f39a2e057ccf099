import { createContext, useContext } from "react";
import type { Language } from "#model/text/language.ts";
import type { Part } from "./parts.ts";
import type { Nested } from "./texts.ts";

/**
 * Gives the words of a language in those parts: all of them on the server, in the browser those that were fetched. Throws a
 * promise, for React to wait for, where a page needs more than is there.
 */
export type FindWords = (language: Language, parts: readonly Part[]) => Nested;

export const TextsContext = createContext<FindWords | null>(null);

export function useResources(language: Language, parts: readonly Part[]): Nested {
  const find = useContext(TextsContext);
  if (!find) throw new Error("No texts were provided");
  return find(language, parts);
}
