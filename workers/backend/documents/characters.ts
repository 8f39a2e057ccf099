import { isSeen } from "#model/text/plain-line.ts";

/**
 * What the type of the documents can show (fonts/make.ts): Latin, Latin-1 and Extended-A for every language around the
 * Baltic, Romanian, Greek and Cyrillic for names, punctuation, raised and lowered figures, € and a few signs.
 */
export const characters: readonly [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x2070, 0x208e],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
];

const listed = characters.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join("");
const unknown = new RegExp(`[^\\n${listed}]`, "gu");
/** Pictures; ©, ® and ™ are some by Unicode, and letters of the type. */
const drawn = new RegExp(`(?![${listed}])\\p{Extended_Pictographic}|\\p{Emoji_Modifier}`, "gu");
/** What nobody sees and other programs leave in copied text, such as a space of no width; a soft hyphen is one to break at. */
const unseen = /(?!\u00ad)[\p{Cf}\p{DI}]/gu;
/** One that breaks no word: of nothing but these the renderer makes a run of text without a type, and fails. */
const idleHyphen = /(?<![\p{L}\p{N}])\u00ad|\u00ad(?![\p{L}\p{N}])/gu;
/** The only mark that would become one character with a sign of HTML before it; no such character is in the type. */
const strokeThrough = "\u0338";

/** No letter has more marks; putting more of them in order takes a time by the square of their number. */
const marks = /(\p{M}{8})\p{M}+/gu;

/** Of these a line break alone is meant; many of the others take the renderer a time by the square of their number. */
const control = /[\t\v\f\r\u2028\u2029]/g;

/**
 * The same with nothing in its texts that the type cannot show. Emoji and what is not seen are left out, unless
 * there is nothing else; for a letter of another script there is a question mark: the renderer would take the standard type instead, and print other
 * letters.
 */
export const legible = <Shown>(shown: Shown): Shown =>
  JSON.parse(JSON.stringify(shown), (_, value: unknown) =>
    typeof value === "string" ? legibleText(value) : value,
  );

function legibleText(text: string): string {
  const shown = inType(text);
  // A line of a document, or an address that the law asks for, does not stand there empty.
  return isSeen(text) && !isSeen(shown) ? "?" : shown;
}

const inType = (text: string): string =>
  text
    .replaceAll(strokeThrough, "?")
    .replace(marks, "$1")
    .normalize("NFC")
    .replace(drawn, "")
    .replace(unseen, "")
    .replace(control, " ")
    .replace(unknown, plain)
    .replace(idleHyphen, "");

/** A character of several, such as a ligature, by its parts. */
function plain(character: string): string {
  const parts = character.normalize("NFKC");
  return parts !== character && !parts.match(unknown) ? parts : "?";
}
