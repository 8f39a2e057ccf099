import { readLanguage } from "#model/text/language.ts";
import type { FindWords } from "./context.ts";
import { type Part, parts } from "./parts.ts";
import type { Nested } from "./texts.ts";

const fetched = {
  lv: {
    everyday: () => import("./lv/everyday.ts"),
    lists: () => import("./lv/lists.ts"),
    rest: () => import("./lv/rest.ts"),
  },
  en: {
    everyday: () => import("./en/everyday.ts"),
    lists: () => import("./en/lists.ts"),
    rest: () => import("./en/rest.ts"),
  },
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
  const files = fetched[readLanguage(lang)];
  /** By the last part that they have: the words of that part and all before it. */
  const whole = new Map<Part, Nested>();
  const coming = new Map<Part, Promise<void>>();
  let shown: Part = "everyday";

  const fetchUpTo = (part: Part): Promise<void> => {
    const before = parts[parts.indexOf(part) - 1];
    const begun =
      coming.get(part) ??
      Promise.all([files[part](), before && fetchUpTo(before)]).then(
        ([module]) => void whole.set(part, { ...(before && whole.get(before)), ...module.default }),
        (error) => {
          coming.delete(part);
          throw error;
        },
      );
    coming.set(part, begun);
    return begun;
  };
  await fetchUpTo(parts.find((part) => part === dataset.words) ?? "rest");
  return {
    fetchRest: () => fetchUpTo("rest"),
    find: (_, needed) => {
      // Never fewer words than before: other words would have the whole page drawn again.
      const part = parts.indexOf(needed) > parts.indexOf(shown) ? needed : shown;
      const words = whole.get(part);
      // As Remix does where a page's script cannot be fetched: the browser says what is wrong, and asks for it again.
      if (!words) throw fetchUpTo(part).catch(() => window.location.reload());
      shown = part;
      return words;
    },
  };
}
