import { readLanguage } from "#model/text/language.ts";
import type { FindWords } from "./context.ts";
import { type Part, parts } from "./parts.ts";
import type { Nested } from "./texts.ts";

const fetched: Record<"lv" | "en", Record<Part, () => Promise<{ default: Nested }>>> = {
  lv: {
    everyday: () => import("./lv/everyday.ts"),
    planning: () => import("./lv/planning.ts"),
    lists: () => import("./lv/lists.ts"),
    hubs: () => import("./lv/hubs.ts"),
    team: () => import("./lv/team.ts"),
    stock: () => import("./lv/stock.ts"),
    reports: () => import("./lv/reports.ts"),
    documents: () => import("./lv/documents.ts"),
    settings: () => import("./lv/settings.ts"),
    beginning: () => import("./lv/beginning.ts"),
    session: () => import("./lv/session.ts"),
    clients: () => import("./lv/clients.ts"),
    inbox: () => import("./lv/inbox.ts"),
    recurring: () => import("./lv/recurring.ts"),
    e_invoices: () => import("./lv/e-invoices.ts"),
    statements: () => import("./lv/statements.ts"),
    reminders: () => import("./lv/reminders.ts"),
    purchases: () => import("./lv/purchases.ts"),
    orders: () => import("./lv/orders.ts"),
    bank: () => import("./lv/bank.ts"),
  },
  en: {
    everyday: () => import("./en/everyday.ts"),
    planning: () => import("./en/planning.ts"),
    lists: () => import("./en/lists.ts"),
    hubs: () => import("./en/hubs.ts"),
    team: () => import("./en/team.ts"),
    stock: () => import("./en/stock.ts"),
    reports: () => import("./en/reports.ts"),
    documents: () => import("./en/documents.ts"),
    settings: () => import("./en/settings.ts"),
    beginning: () => import("./en/beginning.ts"),
    session: () => import("./en/session.ts"),
    clients: () => import("./en/clients.ts"),
    inbox: () => import("./en/inbox.ts"),
    recurring: () => import("./en/recurring.ts"),
    e_invoices: () => import("./en/e-invoices.ts"),
    statements: () => import("./en/statements.ts"),
    reminders: () => import("./en/reminders.ts"),
    purchases: () => import("./en/purchases.ts"),
    orders: () => import("./en/orders.ts"),
    bank: () => import("./en/bank.ts"),
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
  const there = new Map<Part, Nested>();
  const coming = new Map<Part, Promise<void>>();
  /** What was put together of parts, by their names: the same words are the same object. */
  const whole = new Map<string, Nested>();
  let shown: readonly Part[] = [];

  const fetchPart = (part: Part): Promise<void> => {
    const begun =
      coming.get(part) ??
      files[part]().then(
        (module) => void there.set(part, module.default),
        (error) => {
          coming.delete(part);
          throw error;
        },
      );
    coming.set(part, begun);
    return begun;
  };
  const fetchAll = async (wanted: readonly Part[]) => void (await Promise.all(wanted.map(fetchPart)));
  const wordsOf = (wanted: readonly Part[]): Nested => {
    const name = wanted.join(" ");
    const words = whole.get(name) ?? Object.assign({}, ...wanted.map((part) => there.get(part)));
    whole.set(name, words);
    return words;
  };
  const named = dataset.words?.split(" ") ?? [];
  await fetchAll(parts.filter((part) => named.includes(part)));
  return {
    fetchRest: () => fetchAll(parts),
    find: (_, needed) => {
      // Never fewer words than before: other words would have the whole page drawn again.
      const wanted = parts.filter((part) => needed.includes(part) || shown.includes(part));
      // As Remix does where a page's script cannot be fetched: the browser says what is wrong, and asks for it again.
      if (!wanted.every((part) => there.has(part)))
        throw fetchAll(wanted).catch(() => window.location.reload());
      shown = wanted;
      return wordsOf(wanted);
    },
  };
}
