/**
 * Marks that nobody sees at either end of a text: zero-width ones, and those of direction, which phones and chats put
 * around what is copied from them. What belongs to a picture made of several characters stays.
 */
const unseen = /[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/**
 * Typed text without what is around it and cannot be seen; of nothing that is seen there is none. One pass: an expression would
 * look for the end from everywhere.
 */
export function trimmed(text: string): string {
  if (!isSeen(text)) return "";
  let [start, end] = [0, text.length];
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * The same as one line: what ends lines, and the tabs of a spreadsheet, are spaces. A field of one line would show the words
 * run together, and save them so when another field is changed.
 */
export const line = (text: string): string => trimmed(text).replace(/[\t\n\r\u2028\u2029]+/g, " ");

/** Whether a text has something that can be seen: a name of nothing but zero-width and format characters is none. */
export const isSeen = (text: string): boolean => /[^\s\p{DI}\p{Cf}\u2800]/u.test(text);

/**
 * Whether a text can stand wherever texts do. What no keyboard has breaks spreadsheets, PDFs and e-invoices (XML 1.0 has no
 * place for it): control characters, surrogates without a partner, noncharacters of Unicode. Nor may a direction override,
 * which shows the text behind it in reverse.
 */
export const isPlain = (text: string): boolean =>
  !/[^\t\n\r\P{Cc}]|[\p{Cs}\u202d\u202e\p{NChar}]/u.test(text);
