import type { Item } from "./ledger.ts";
import { apart, endsName, isAlone, isAnnounced, startsName } from "./name-edges.ts";
import type { BankEntry } from "./statement.ts";
import { keyOf, type Word, withoutZeros, wordsOf } from "./words-of-text.ts";

/** Documents that a payment names, by one name: several where it is the name of each. */
export interface Name {
  readonly by: "reference" | "number";
  readonly items: readonly Item[];
}

/** Finds the documents that a payment names. */
export type Naming = (entry: Pick<BankEntry, "reference" | "text">) => Name[];

/** What may stand within a number or a reference. */
const within = /^[\s\-–—/\\._#]{0,3}$/;
/** Digits of a number without letters that has to be announced or alone: else it may be any number in a text, or a month. */
const fewDigits = 6;
/** How many zeros a payer may put in front of what numbers have. */
const furtherZeros = 6;

type Index = ReadonlyMap<string, Item[]>;
interface Indexes {
  readonly references: Index;
  readonly numbers: (words: readonly Word[]) => readonly Item[] | undefined;
  /** How long a name is at most: in letters and digits, and a number in words, so that long texts are not tried in every way. */
  readonly longest: number;
  readonly mostWords: number;
}

/**
 * An index of documents by what a payment may call them: the structured reference, also in groups, and the number, in any case,
 * with or without its signs and the zeros in front of its parts. The closest form counts, and the longest of a place.
 */
export function namingOf(items: readonly Item[]): Naming {
  const references = indexOf(items, ({ reference }) => reference.replace(/\s/g, "").toUpperCase());
  const exact = indexOf(items, ({ number }) => keyOf(wordsOf(number)));
  const compact = indexOf(items, ({ number }) => keyOf(wordsOf(number)).replaceAll("|", ""));
  const stripped = indexOf(items, ({ number }) => keyOf(wordsOf(number), withoutZeros));
  const indexes: Indexes = {
    references,
    numbers: (words) => {
      const key = keyOf(words);
      return exact.get(key) ?? compact.get(key) ?? stripped.get(keyOf(words, withoutZeros));
    },
    longest: furtherZeros + Math.max(longestOf(references), longestOf(exact)),
    mostWords: items.reduce((most, { number }) => Math.max(most, wordsOf(number).length), 0),
  };
  return ({ reference, text }) => {
    const structured = references.get(reference);
    if (!structured) return distinct(namesIn(wordsOf(`${reference}${apart}${text}`), indexes));
    return distinct([{ by: "reference", items: structured }, ...namesIn(wordsOf(text), indexes)]);
  };
}

function indexOf(items: readonly Item[], key: (item: Item) => string): Index {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    const name = key(item);
    if (name === "") continue;
    const same = index.get(name);
    if (same) same.push(item);
    else index.set(name, [item]);
  }
  return index;
}

const longestOf = (index: Index): number =>
  [...index.keys()].reduce((longest, { length }) => Math.max(longest, length), 0);

function namesIn(words: readonly Word[], indexes: Indexes): Name[] {
  const names: Name[] = [];
  let [start, previous] = [0, -1];
  while (start < words.length) {
    const found = nameAt(words, { start, previous }, indexes);
    if (found) {
      names.push(found.name);
      previous = found.end;
    }
    start = found ? found.end + 1 : start + 1;
  }
  return names;
}

interface Place {
  readonly start: number;
  /** The last word of the name before; −1 where there is none. */
  readonly previous: number;
}

/** The longest name that starts at a word. */
function nameAt(
  words: readonly Word[],
  { start, previous }: Place,
  { references, numbers, longest, mostWords }: Indexes,
): { name: Name; end: number } | undefined {
  let found: { name: Name; end: number } | undefined;
  let length = 0;
  const isReferred = words[start]?.text === "RF";
  for (let end = start; end < words.length; end += 1) {
    const word = words[end];
    length += word?.text.length ?? 0;
    if (!word || length > longest || (end > start && !within.test(word.before))) break;
    if (!isReferred && end - start >= mostWords) break;
    const inside = words.slice(start, end + 1);
    // "INV-1a" is another one.
    if (words[end + 1]?.before === "") continue;
    const referred = isReferred ? references.get(inside.map(({ text }) => text).join("")) : undefined;
    if (referred) found = { name: { by: "reference", items: referred }, end };
    const isNumber = !referred && end - start < mostWords;
    const items = isNumber ? numbers(inside) : undefined;
    if (!items || !endsName(words, start, end)) continue;
    const isName = isWeak(inside)
      ? isAnnounced(words, start, previous) || isAlone(words, start, end)
      : startsName(words, start, previous);
    if (isName) found = { name: { by: "number", items }, end };
  }
  return found;
}

const isWeak = (words: readonly Word[]): boolean =>
  words.every(({ isNumber }) => isNumber) && words.map(({ text }) => text).join("").length <= fewDigits;

/** Each document by the first name that it has. */
function distinct(names: readonly Name[]): Name[] {
  const seen = new Set<Item>();
  return names.filter(({ items: [item] }) => {
    if (!item || seen.has(item)) return false;
    seen.add(item);
    return true;
  });
}
