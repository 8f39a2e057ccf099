/** Letters and digits that a reference has room for behind its check digits. */
const longest = 21;

/**
 * The structured reference of a payment for a document's number: "RE-2026-0001" gives "RF40RE20260001". The same number
 * always gives the same one. Letters lose their diacritics, signs between are left out. Null where the number has other
 * letters, nothing to keep, or more than fits: cut numbers would no longer tell documents apart. Source: ISO 11649 (domain §7).
 */
export function creditorReference(number: string): string | null {
  const kept = number
    .normalize("NFD")
    .replace(/\p{M}|[/.-]/gu, "")
    .toUpperCase();
  if (!/^[A-Z0-9]+$/.test(kept) || kept.length > longest) return null;
  return `RF${String(98 - remainder(`${kept}RF00`)).padStart(2, "0")}${kept}`;
}

/** Modulo 97 with A as 10 to Z as 35 (ISO 7064, as in an IBAN), digit by digit: the whole number is too large. */
const remainder = (text: string): number =>
  [...text]
    .flatMap((sign) => [...String(Number.parseInt(sign, 36))])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
