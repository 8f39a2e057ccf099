import { decimal, sendDecimal, showDecimal } from "./decimal.ts";

/** Cents as they are shown: 1 234 550 is "12 345,50 €" in Latvian, "12,345.50 €" in English (specification §9). */
export const showMoney = (cents: number, language: string): string =>
  `${cents < 0 ? "\u2212" : ""}${showDecimal(Math.abs(cents) * 100, language)}\u00a0€`;

/** The same where a backend may not have said how much it is. */
export const showSentMoney = (cents: number | null, language: string): string =>
  cents === null ? "–" : showMoney(cents, language);

/** Cents beside an axis, where whole euros are the rule: "12 345 €". */
export const showRoundMoney = (cents: number, language: string): string =>
  showMoney(cents, language).replace(/[.,]00(?=\u00a0)/, "");

/** A quantity as it is shown: two places, four where so many were entered, none where they are zeros (domain §3). */
export const showQuantity = (quantity: string, language: string): string =>
  showDecimal(decimal(quantity), language).replace(/[.,]00$/, "");

/** A percentage as it is shown: "21 %" in Latvian, "21%" in English. */
export const showPercent = (percent: string, language: string): string =>
  `${showQuantity(percent, language)}${language === "lv" ? "\u00a0" : ""}%`;

/** A share in ten-thousandths of a percent, which may be below nothing: "−33,35 %" in Latvian, "−33.35%" in English. */
export const showShare = (percent: number, language: string): string =>
  `${percent < 0 ? "\u2212" : ""}${showPercent(sendDecimal(Math.abs(percent)), language)}`;
