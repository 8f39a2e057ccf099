import { createContext, useContext } from "react";
import type { Language } from "../model/language";
import type { Nested } from "./texts";

/**
 * Gives the words of a language: all of them on the server, in the browser those that were fetched. Throws a promise, for
 * React to wait for, where a page does not do with the everyday ones and the others are not there yet.
 */
export type FindWords = (language: Language, isEveryday: boolean) => Nested;

export const TextsContext = createContext<FindWords | null>(null);

export function useResources(language: Language, isEveryday: boolean): Nested {
  const find = useContext(TextsContext);
  if (!find) throw new Error("No texts were provided");
  return find(language, isEveryday);
}
