import { countryOfVatNumber, hasCountryForm } from "../identifier/vat-number.ts";

/** Where e-invoices of a party go: an identifier of a scheme (EN 16931 BT-34, BT-49). */
export interface ElectronicAddress {
  /** A code of the list EAS. */
  scheme: string;
  id: string;
}

/** What a scheme's identifiers are: numbers of a register of enterprises, VAT numbers, or numbers of no country. */
type SchemeKind = "register" | "vat" | "worldwide";

/**
 * Schemes of electronic addresses that Peppol knows (code list EAS), those of Latvia and its neighbours first: code, kind, and
 * the country, or the name of what is worldwide. Source: domain §4; Peppol BIS Billing 3.0, release of May 2026.
 */
export const addressSchemes: readonly (readonly [code: string, kind: SchemeKind, of: string])[] = [
  ["0218", "register", "LV"],
  ["9939", "vat", "LV"],
  ["0191", "register", "EE"],
  ["9931", "vat", "EE"],
  ["0200", "register", "LT"],
  ["9937", "vat", "LT"],
  ["0216", "register", "FI"],
  ["0007", "register", "SE"],
  ["0192", "register", "NO"],
  ["0184", "register", "DK"],
  ["0198", "vat", "DK"],
  ["9930", "vat", "DE"],
  ["9945", "vat", "PL"],
  ["9914", "vat", "AT"],
  ["0208", "register", "BE"],
  ["9925", "vat", "BE"],
  ["9926", "vat", "BG"],
  ["9928", "vat", "CY"],
  ["9929", "vat", "CZ"],
  ["9920", "vat", "ES"],
  ["0009", "register", "FR"],
  ["9957", "vat", "FR"],
  ["9933", "vat", "GR"],
  ["9934", "vat", "HR"],
  ["9910", "vat", "HU"],
  ["9935", "vat", "IE"],
  ["0211", "vat", "IT"],
  ["9938", "vat", "LU"],
  ["9943", "vat", "MT"],
  ["0106", "register", "NL"],
  ["9944", "vat", "NL"],
  ["9946", "vat", "PT"],
  ["9947", "vat", "RO"],
  ["9949", "vat", "SI"],
  ["9950", "vat", "SK"],
  ["9927", "vat", "CH"],
  ["9932", "vat", "GB"],
  ["0088", "worldwide", "GLN"],
  ["0060", "worldwide", "DUNS"],
];

/** The address that a VAT number is by itself; null where its country has no such scheme. */
export function defaultAddressOfVat(vatNumber: string): ElectronicAddress | null {
  if (!vatNumber.startsWith("LV") && !hasCountryForm(vatNumber)) return null;
  const country = countryOfVatNumber(vatNumber);
  const scheme = addressSchemes.find(([, kind, of]) => kind === "vat" && of === country)?.[0];
  return scheme ? { scheme, id: vatNumber } : null;
}
