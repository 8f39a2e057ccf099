import { createContext, useContext } from "react";
import type { Language } from "../model/language";
import type { Nested } from "./texts";

/** Gives the words of a language: all of them on the server, in the browser those that were fetched. */
export const TextsContext = createContext<((language: Language) => Nested) | null>(null);

export function useResources(language: Language): Nested {
  const find = useContext(TextsContext);
  if (!find) throw new Error("No texts were provided");
  return find(language);
}
