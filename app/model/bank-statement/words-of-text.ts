/** A run of letters or of digits in a text, and what stands between it and the one before. */
export interface Word {
  readonly text: string;
  readonly isNumber: boolean;
  readonly before: string;
}

/** A text in capitals without the marks of letters, as "RĒĶ. 12" and "rek 12" are the same. */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toUpperCase();

/** The runs of letters and digits of a text, in their order. */
export function wordsOf(text: string): Word[] {
  const plain = plainLetters(text);
  let end = 0;
  return [...plain.matchAll(/\p{L}+|\d+/gu)].map((found) => {
    const before = plain.slice(end, found.index);
    end = found.index + found[0].length;
    return { text: found[0], isNumber: /^\d/.test(found[0]), before };
  });
}

/**
 * Words as one key in which two numbers beside each other stay two: "INV-12" is INV12 as "inv 12" is, and "INV-1 2" is INV1|2.
 */
export const keyOf = (words: readonly Word[], write: (word: Word) => string = ({ text }) => text): string =>
  words
    .map((word, index) => (words[index - 1]?.isNumber === word.isNumber ? "|" : "") + write(word))
    .join("");

/** A number without the zeros in front of it. */
export const withoutZeros = ({ text, isNumber }: Word): string =>
  isNumber ? text.replace(/^0+(?=\d)/, "") : text;
