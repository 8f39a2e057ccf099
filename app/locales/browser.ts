import { readLanguage } from "../model/language";
import type { Nested } from "./texts";

/** Fetches the words of the page's language; the other language's stay on the server. */
export async function loadTexts(): Promise<Nested> {
  const load = { lv: () => import("./lv"), en: () => import("./en") }[
    readLanguage(document.documentElement.lang)
  ];
  return (await load()).default;
}
