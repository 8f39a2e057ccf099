import { fold } from "#model/text/text-order.ts";

/** Words that count: more narrow nothing that somebody would type. */
const mostWords = 8;
const counted = new RegExp(`^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]+){1,${mostWords}}`, "u");

/** The thousands of a sum as pages show it, "54 321,13" and "54,321.13": the index holds it as "54321.13". */
const thousands = /(?<![\p{L}\p{N}])\d{1,3}([ ,.]\d{3})+(?=[,.]\d{2}(?![\p{L}\p{N}]))/gu;

/** What FTS5 is asked. */
export interface Question {
  match: string;
  /** Where it finds anything, nothing else is asked. */
  isEnough: boolean;
}

/**
 * What FTS5 is asked for what was typed, the best first: the very words; those that a text begins with; words that begin so.
 * A number behind something else in a word, as in "2026-0113/1", is meant as it stands where there is such. None where no word
 * was typed.
 */
export function questionsOf(typed: string): Question[] {
  const folded = fold(typed).replace(thousands, (digits) => digits.replace(/\D/g, ""));
  const words = (counted.exec(folded)?.[0] ?? "").split(" ").flatMap((word) => {
    const parts = word.match(/[\p{L}\p{N}]+/gu);
    return parts ? [parts] : [];
  });
  if (words.length === 0) return [];
  const very = words.flatMap((parts) =>
    isNumber(parts) ? [`"${parts.join(" ")}"`] : parts.map((part) => orNumber(part, "")),
  );
  const counting = countingOf(words.flat());
  return [
    { match: very.join(" AND "), isEnough: words.some(isNumber) },
    { match: `^ ${counting.map(({ word, end }) => `"${word}"${end}`).join(" ")}`, isEnough: false },
    { match: counting.map(({ word, end }) => orNumber(word, end)).join(" AND "), isEnough: false },
  ];
}

const isNumber = (parts: readonly string[]) => parts.slice(1).some((part) => /^\p{N}+$/u.test(part));

/** A Latvian VAT number is "LV" before the registration number, and often that alone is known of a client. */
const orNumber = (word: string, end: Counting["end"]) =>
  /^lv\d{4,}$/.test(word) ? `("${word}"${end} OR "${word.slice(2)}"${end})` : `"${word}"${end}`;

interface Counting {
  word: string;
  /** What FTS5 reads a beginning by; nothing for a word that is meant as it stands. */
  end: "*" | "";
}

/**
 * Words as beginnings of others. With a letter something begins in nearly every row: to read all of them takes the longest of
 * anything that can be asked, and narrows nothing. So a letter counts by itself alone, and a digit begins others as the last word.
 */
function countingOf(words: readonly string[]): Counting[] {
  const narrowing = words.filter((word) => !/^\p{L}$/u.test(word));
  const counting = narrowing.length > 0 ? narrowing : words.slice(0, 1);
  return counting.map((word, at) => ({
    word,
    end: /^\p{N}$/u.test(word) && at < counting.length - 1 ? "" : "*",
  }));
}
