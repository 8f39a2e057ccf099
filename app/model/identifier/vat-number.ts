import { defaultCountry, isCountry } from "./country.ts";

/**
 * The form of VAT numbers by the letters that they begin with, in the Member States as VIES describes it (EL is Greece, XI
 * Northern Ireland), and in neighbouring countries. Of any other country nothing is known but that it has letters and digits.
 */
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Prefixes that are not the country code: Greece, Northern Ireland, and sellers outside every Member State. */
const otherPrefixes = new Map([
  ["EL", "GR"],
  ["XI", "GB"],
  ["EU", ""],
]);

/** Whether a VAT number that is not Latvian, in its canonical form, has the form of its country. */
export function hasCountryForm(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2);
  // Greek numbers begin with EL, wherever else the country is GR.
  if (prefix === "GR" || !(isCountry(prefix) || otherPrefixes.has(prefix))) return false;
  return (forms[prefix] ?? /^[A-Z0-9]{2,13}$/).test(vatNumber.slice(2));
}

/** The country that gave a VAT number in its canonical form; Latvia where it says none. */
export function countryOfVatNumber(vatNumber: string): string {
  const prefix = vatNumber.slice(0, 2);
  const country = otherPrefixes.get(prefix) ?? prefix;
  return isCountry(country) ? country : defaultCountry;
}
