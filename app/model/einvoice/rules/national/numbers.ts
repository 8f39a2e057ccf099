import { buyerParty, sellerParty, writtenCountry } from "../facts.ts";
import { at, type Place, type Sheet, value } from "../place.ts";
import type { Holds } from "../rule.ts";

/** The registrations of a party for a tax: "VAT", or another. */
export const schemes = (party: Place, tax: string): Place[] =>
  at(party, "cac:PartyTaxScheme").filter((each) => value(each, "cac:TaxScheme/cbc:ID") === tax);

/** Whether a text is a number as XPath reads one. */
export const isNumber = (text: string): boolean => /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/.test(text);

/** Whether the seller's or the buyer's address is in a country, as its code is written. */
export const isFrom = (country: string, { root }: Sheet): boolean =>
  writtenCountry(root, sellerParty) === country;
export const isTo = (country: string, { root }: Sheet): boolean =>
  writtenCountry(root, buyerParty) === country;
export const isWithin =
  (country: string): Holds =>
  (_place, sheet) =>
    isFrom(country, sheet) && isTo(country, sheet);

export const both =
  (one: Holds, other: Holds): Holds =>
  (place, sheet) =>
    one(place, sheet) && other(place, sheet);
