import { readLanguage } from "../model/language";
import type { FindWords } from "./context";
import type { Nested } from "./texts";

const fetched = {
  lv: { everyday: () => import("./lv/everyday"), rest: () => import("./lv/rest") },
  en: { everyday: () => import("./en/everyday"), rest: () => import("./en/rest") },
};

interface FetchedWords {
  find: FindWords;
  /** Fetches what is not there yet, for the pages that come next. */
  fetchRest: () => Promise<void>;
}

/**
 * Fetches the words that the document asks for, in its language; the other language's stay on the server. A page that needs
 * more is waited for: React keeps the one before until they are there, as for its scripts.
 */
export async function fetchWords({ lang, dataset }: HTMLElement): Promise<FetchedWords> {
  const part = fetched[readLanguage(lang)];
  let everyday: Nested = {};
  let whole: Nested | null = null;
  let isWholeShown = false;
  let coming: Promise<void> | null = null;

  const begun = part.everyday().then((module) => {
    everyday = module.default;
  });
  const fetchRest = (): Promise<void> => {
    coming ??= Promise.all([part.rest(), begun]).then(
      ([module]) => {
        whole = { ...everyday, ...module.default };
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  await (dataset.words === "everyday" ? begun : fetchRest());
  return {
    fetchRest,
    find: (_, isEveryday) => {
      // As Remix does where a page's script cannot be fetched: the browser says what is wrong, and asks for it again.
      if (!isEveryday && !whole) throw fetchRest().catch(() => window.location.reload());
      isWholeShown ||= !isEveryday;
      // One and the same from then on: texts that are made anew are drawn anew.
      return isWholeShown && whole ? whole : everyday;
    },
  };
}
