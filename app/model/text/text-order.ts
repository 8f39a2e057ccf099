/**
 * The form in which texts are searched: without diacritics, lower case, single spaces, none around it. Query and text
 * are folded alike, so "zale" finds "zāle". A letter that no diacritic makes (ø, ł, ß) becomes what people type for it.
 * Source: domain.md §6.
 */
export function fold(text: string): string {
  return [...text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")]
    .map((char) => spelledOut[char] ?? char)
    .join("")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Names that begin with what was typed first, then those in which a word does; otherwise in their order (type-ahead). */
export function beginningsFirst<Row extends { name: string }>(rows: readonly Row[], typed: string): Row[] {
  const sought = fold(typed);
  const rank = ({ name }: Row) => {
    const folded = fold(name);
    if (folded.startsWith(sought)) return 0;
    return ` ${folded.replace(/[„"]/g, " ")}`.includes(` ${sought}`) ? 1 : 2;
  };
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row);
}

/**
 * A key whose binary order is the Latvian alphabetical order of the texts, for SQLite, which has no collation of its
 * own. It says what `Intl.Collator("lv", { sensitivity: "base", ignorePunctuation: true })` says: case, spaces and
 * punctuation do not count, symbols stand before digits, digits before letters, other scripts last. Equal keys are
 * equal names, so a query orders by the key and then by id. Comparing keys by UTF-16 unit (JavaScript) and by UTF-8
 * byte (SQLite) is the same for Latin, Greek and Cyrillic. Source: domain.md §6, LVS 24:1993.
 */
export function sortKey(text: string): string {
  return [...text.normalize("NFKC").toLowerCase()].map(weight).join("");
}

/**
 * The alphabet of LVS 24:1993, which CLDR follows since version 45 (2024): long vowels, ō and ŗ are letters of their
 * own, and y stands between i and ī. Older dictionaries file ā under a; a list that did so would disagree with every
 * list the browser sorts.
 */
const alphabet = [..."aābcčdeēfgģhiyījkķlļmnņoōpqrŗsštuūvwxzž"];

// One character above the digits for each letter, so that "cz" cannot come to stand after "č".
const letterWeights = new Map(alphabet.map((letter, index) => [letter, String.fromCharCode(0x41 + index)]));

const spelledOut: Record<string, string> = { æ: "ae", ð: "d", đ: "d", ł: "l", ø: "o", œ: "oe", ß: "ss" };

function weight(char: string): string {
  const own = letterWeights.get(char);
  if (own !== undefined) return own;
  // NFD takes й apart into и and a breve, but it is no kind of и.
  if (char === "й") return char;
  const plain = char.normalize("NFD").replace(/[\p{M}\p{P}\p{Z}\p{C}]/gu, "");
  if (/^\p{S}/u.test(plain)) return `!${plain}`;
  return [...(spelledOut[plain] ?? plain)].map((base) => letterWeights.get(base) ?? base).join("");
}
