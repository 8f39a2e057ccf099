/**
 * The words of a language come in parts, each in a file of its own (app/locales/<lang>/<part>.ts): a page waits for its own
 * part and those before it. Tests look whether they are enough.
 */
export const parts = ["everyday", "lists", "rest"] as const;
export type Part = (typeof parts)[number];

/** The features whose texts a part has, and the pages, by their routes' ids, that do with it and what comes before. */
const known: Record<Exclude<Part, "rest">, { features: readonly string[]; routes: RegExp }> = {
  /** Pages that most people open most often. */
  everyday: {
    features: [
      ...["calendar", "conflict", "dialog", "errors", "form", "holidays", "languages", "menu", "page"],
      ...["problems", "saving", "session"],
    ],
    routes: /^(root$|routes\/(calendar|frame|session)\/)/,
  },
  /** The lists that a day begins with. */
  lists: {
    features: ["banks", "clients", "customer_prices", "filters", "invoices", "projects"],
    routes:
      /^routes\/(banks\/|clients\/|customer-prices\/|projects\/|invoices\/(list|table|filter|export|status))/,
  },
};

/** The features of a part by which its texts are found. */
export const featuresOf = (part: Exclude<Part, "rest">): readonly string[] => known[part].features;

/** The part that a page of these routes needs with all before it, by their ids; `key` is a message's from elsewhere. */
export const partOf = (routeIds: readonly string[], key?: string): Part =>
  parts[
    Math.max(0, ...routeIds.map((id) => place(({ routes }) => routes.test(id))), key ? placeOfText(key) : 0)
  ] ?? "rest";

const placeOfText = (key: string): number =>
  place(({ features }) => features.includes(key.split(".")[0] ?? ""));

/** The first part of which something is true; the last one has what no other has. */
function place(isTrue: (part: (typeof known)["lists"]) => boolean): number {
  const found = parts.findIndex((part) => part !== "rest" && isTrue(known[part]));
  return found < 0 ? parts.length - 1 : found;
}
