import { fold } from "#model/text/text-order.ts";
import common from "./common-passwords.json" with { type: "json" };

const mostUsed = new Set(common.passwords.split(" "));

/** What passwords here are made of by anyone who thinks of nothing better, folded (docs/security.md, "Passwords"). */
const ofTheTrade = [
  "parole",
  "password",
  "admin",
  "administrator",
  "lietotajs",
  "login",
  "portals",
  "portal",
];

/** Letters of its own that a password has at least beside words that everybody knows. */
const ownLetters = 4;

/**
 * Whether a new password is among the 3000 most used of its length (ASVS 6.2.4), or made of words about its owner, digits
 * and signs (ASVS 6.2.11). `about` are that person's name and e-mail address and the agency's title, as far as known.
 * Here and not in the schema of passwords: the list would weigh as much in browsers as a page.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  return mostUsed.has(password.toLowerCase()) || isMadeOf(password, [...wordsIn(about), ...ofTheTrade]);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const whole = fold(password);
  // Longest first: "anna" would leave the end of "annas".
  const rest = [...words]
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ""), whole);
  return rest !== whole && rest.replace(/\P{L}/gu, "").length < ownLetters;
}

/** Words of three letters and more; shorter ones stand inside of others by chance. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => fold(text).match(/\p{L}{3,}/gu) ?? []);
