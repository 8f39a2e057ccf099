import { at, atEach, isAny, type Place, type Sheet, trimmed, value } from "./place.ts";

/** The names of the two documents, and of their lines. */
export const documents = ["Invoice", "CreditNote"];
export const lines = ["cac:InvoiceLine", "cac:CreditNoteLine"];

export const isDocument = ({ parent }: Place): boolean => parent === null;

/** An indicator as XML Schema reads one; null for what is none. */
export function indicator(place: Place): boolean | null {
  const [found] = at(place, "cbc:ChargeIndicator");
  const text = found ? trimmed(found.text) : "";
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : null;
}

export const isCharge = (place: Place): boolean => indicator(place) === true;
export const isAllowance = (place: Place): boolean => indicator(place) === false;

/** Whether the tax of a category or of a registration is VAT. */
export const isVat = (place: Place): boolean =>
  at(place, "cac:TaxScheme").some((scheme) => value(scheme, "cbc:ID").toUpperCase() === "VAT");

/** Whether the text is a date of XML Schema: a day that there is. */
export function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether one date is before or on another; never where one is none. */
export const isUntil = (earlier: string, later: string): boolean =>
  isDate(earlier) && isDate(later) && earlier.slice(0, 10) <= later.slice(0, 10);

/** How many different texts the elements of a name have. */
export const different = (sheet: Sheet, name: string): number =>
  new Set(sheet.all(name).map(({ text }) => text)).size;

/** Whether any two texts at two paths are the same. */
export const haveCommon = (places: readonly Place[], others: readonly Place[]): boolean =>
  places.some(({ text }) => others.some((other) => other.text === text));

/** Whether any text at one path differs from any at another. */
export const haveDifferent = (places: readonly Place[], others: readonly Place[]): boolean =>
  places.some(({ text }) => others.some((other) => other.text !== text));

const party = "cac:AccountingSupplierParty/cac:Party";
const customer = "cac:AccountingCustomerParty/cac:Party";
const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";

export const sellerParty = party;
export const buyerParty = customer;

/** What a country is said to be where a document says it more than once: that of no rules. */
const unclear = "?";

/** The text of what may be there once: "" where it is missing, "?" where it is there more often. */
const onlyText = (places: readonly Place[]): string =>
  places.length > 1 ? unclear : (places[0]?.text ?? "");

/** The country code of a party's address as it is written, and as most rules of countries read it. */
export const writtenCountry = (root: Place, of: string): string => onlyText(at(root, `${of}/${country}`));
export const addressCountry = (root: Place, of: string): string =>
  trimmed(writtenCountry(root, of)).toUpperCase();

/** The country that a party's VAT number starts with. */
export function vatCountry(root: Place, of: string): string {
  const registrations = at(root, `${of}/cac:PartyTaxScheme`).filter((each) =>
    isAny(each, "cac:TaxScheme/cbc:ID", "VAT"),
  );
  if (registrations.length > 1) return unclear;
  return trimmed(onlyText(atEach(registrations, "cbc:CompanyID")).slice(0, 2)).toUpperCase();
}

/** The country of the seller by its VAT number, its representative's or its address. */
export const sellerCountry = ({ root }: Sheet): string =>
  vatCountry(root, party) ||
  vatCountry(root, "cac:TaxRepresentativeParty") ||
  addressCountry(root, party) ||
  "XX";

/** The country of the buyer by its VAT number or its address. */
export const buyerCountry = ({ root }: Sheet): string =>
  vatCountry(root, customer) || addressCountry(root, customer) || "XX";

/** Whether both addresses are German: some rules are of no other invoices. */
export const isGerman = ({ root }: Sheet): boolean =>
  addressCountry(root, party) === "DE" && addressCountry(root, customer) === "DE";
