import { createContext, useContext } from "react";
import type { Texts } from "./texts.ts";

const TranslationContext = createContext<Texts | null>(null);

/** Gives the words of one language to what is drawn inside. */
export const TranslationProvider = TranslationContext.Provider;

/** The words that a part of a page speaks in, and their language. */
export function useTranslation(): Texts {
  const texts = useContext(TranslationContext);
  if (!texts) throw new Error("No words were provided");
  return texts;
}
