import { showDecimal } from "./decimal.ts";
import { showMoney } from "./show-money.ts";

/** Cents of a currency as they are shown: euro with their sign, any other with its code behind a space that does not break. */
export function showIn(cents: number, currency: string, language: string): string {
  if (currency === "EUR") return showMoney(cents, language);
  const sign = cents < 0 ? "\u2212" : "";
  return `${sign}${showDecimal(Math.abs(cents) * 100, language)}\u00a0${currency}`;
}
