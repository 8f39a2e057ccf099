import type { Word } from "./words-of-text.ts";

/** Words behind which any number is that of a document: "rēķins", "Nr.", "invoice". */
const announcing = /^(NR|NO|NUM|N|REK\p{L}*|RN|INVOICES?|INV|BILL|PAVADZ\p{L}*|PVZ|AVANS\p{L}*|DOK\p{L}*)$/u;
/** What goes on with a list of numbers. */
const further = /^\s*[,;+&]\s*$/;
const and = new Set(["UN", "AND", "U"]);

/** What stands between two texts that are looked through as one. */
export const apart = " ; ";

/** Whether a name is all that its text says. */
export function isAlone(words: readonly Word[], start: number, end: number): boolean {
  const [word, next] = [words[start], words[end + 1]];
  return (start === 0 || word?.before === apart) && (!next || next.before === apart);
}

/** Whether a number that starts at a word is announced: by a word for documents, or as the next of a list. */
export function isAnnounced(words: readonly Word[], start: number, previous: number): boolean {
  const [word, before] = [words[start], words[start - 1]];
  if (!word || !before) return false;
  if (announcing.test(before.text)) return true;
  if (previous < 0) return false;
  const isListed = previous === start - 1 && further.test(word.before);
  return isListed || (previous === start - 2 && and.has(before.text));
}

/** Signs that make one of what stands on both sides of them. */
const isJoint = (sign: string): boolean => /^[-–—/\\_]?$/.test(sign);

/** Whether a name can start at a word: it follows another one, or is no end of a longer one, as "2026-1" is of "INV-2026-1". */
export function startsName(words: readonly Word[], start: number, previous: number): boolean {
  const [word, before] = [words[start], words[start - 1]];
  if (!word || !before || announcing.test(before.text) || previous === start - 1) return true;
  const isDecimal = word.before === "." && word.isNumber && before.isNumber;
  return !isJoint(word.before) && !isDecimal;
}

/** Whether a name can end at a word: it is no beginning of a longer one, as "INV-1" is of "INV-1-2" and "INV-1.50". */
export function endsName(words: readonly Word[], start: number, end: number): boolean {
  const [first, last, next] = [words[start], words[end], words[end + 1]];
  if (!first || !last || !next) return true;
  if (next.before === ".") return !(next.isNumber && last.isNumber);
  if (!isJoint(next.before)) return true;
  // The next name of a list or of a range begins as this one does.
  return !next.isNumber && (next.text === first.text || next.text.length > 2);
}
