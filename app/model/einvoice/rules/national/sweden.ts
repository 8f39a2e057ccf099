import { isSwedishNumber } from "../check-digits.ts";
import { sellerParty } from "../facts.ts";
import { at, atEach, has, isAny, isUnder, type Place, raw, type Sheet, trimmed, value } from "../place.ts";
import { type Context, context, fatal, type Holds, warning } from "../rule.ts";
import { isNumber } from "./numbers.ts";

const address = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const number = "cac:PartyLegalEntity/cbc:CompanyID";
const seller = "cac:AccountingSupplierParty";
const pays = (means: Place, code: string): boolean => isAny(means, "cbc:PaymentMeansCode", code);
const isSwedish = (party: Place): boolean => isAny(party, address, "SE");
const swedishVat = (party: Place): Place | undefined =>
  atEach(
    at(party, "cac:PartyTaxScheme").filter((each) => isAny(each, "cac:TaxScheme/cbc:ID", "VAT")),
    "cbc:CompanyID",
  ).find(({ text }) => text.startsWith("SE"));
const partiesOf = (sheet: Sheet, name: string): Place[] => atEach(sheet.all(name), "cac:Party");
const isSwedishSeller = (sheet: Sheet): boolean => partiesOf(sheet, seller).some(isSwedish);
const isSwedishBuyer = (sheet: Sheet): boolean =>
  partiesOf(sheet, "cac:AccountingCustomerParty").some(isSwedish);
const isGiro =
  (branch: string): Holds =>
  (place, sheet) => {
    const means = isUnder(place, "cac:PaymentMeans/cac:PayeeFinancialAccount") ? place.parent?.parent : null;
    if (!means || !isSwedishSeller(sheet) || value(means, "cbc:PaymentMeansCode") !== "30") return false;
    return value(means, "cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID") === branch;
  };
const isLong = (least: number, most: number) => (place: Place) => {
  const { length } = trimmed(place.text);
  return length >= least && length <= most;
};
const swedishRates = /^\s*\+?0*(25|12|6)(\.0*)?\s*$/;

/** Rules of Swedish sellers. */
export const sweden: Context[] = [
  context(
    "cac:Party",
    [
      fatal("SE-R-001", (party) => trimmed(swedishVat(party)?.text ?? "").length === 14),
      fatal("SE-R-002", (party) => isNumber(swedishVat(party)?.text.slice(2, 14) ?? "")),
    ],
    (place) => isUnder(place, seller) && isSwedish(place) && swedishVat(place) !== undefined,
  ),
  context(
    "cac:PartyLegalEntity",
    [
      fatal("SE-R-003", (entity) => isNumber(raw(entity, "cbc:CompanyID")), "cbc:CompanyID"),
      fatal("SE-R-004", (entity) => value(entity, "cbc:CompanyID").length === 10, "cbc:CompanyID"),
      fatal("SE-R-013", (entity) => isSwedishNumber(value(entity, "cbc:CompanyID")), "cbc:CompanyID"),
    ],
    (place) =>
      isUnder(place, sellerParty) &&
      place.parent !== null &&
      isSwedish(place.parent) &&
      has(place, "cbc:CompanyID"),
  ),
  context(
    "cbc:CompanyID",
    [fatal("SE-R-005", ({ text }) => trimmed(text.toUpperCase()) === "GODKÄND FÖR F-SKATT")],
    (place) => {
      const scheme = isUnder(place, `${sellerParty}/cac:PartyTaxScheme`) ? place.parent : null;
      if (!scheme?.parent || value(scheme, "cac:TaxScheme/cbc:ID").toUpperCase() === "VAT") return false;
      return isSwedish(scheme.parent) && has(scheme.parent, number);
    },
  ),
  context(
    ["cac:TaxCategory", "cac:ClassifiedTaxCategory"],
    [fatal("SE-R-006", (category) => swedishRates.test(raw(category, "cbc:Percent")), "cbc:Percent")],
    (place, sheet) =>
      isAny(place, "cbc:ID", "S") &&
      partiesOf(sheet, seller).some((party) => isSwedish(party) && swedishVat(party) !== undefined),
  ),
  context(
    "cbc:ID",
    [warning("SE-R-007", ({ text }) => isNumber(trimmed(text))), warning("SE-R-010", isLong(2, 8))],
    isGiro("SE:PLUSGIRO"),
  ),
  context(
    "cbc:ID",
    [warning("SE-R-008", ({ text }) => isNumber(trimmed(text))), warning("SE-R-009", isLong(7, 8))],
    isGiro("SE:BANKGIRO"),
  ),
  context(
    "cac:PaymentMeans",
    [warning("SE-R-011", () => false, "cbc:PaymentMeansCode")],
    (means, sheet) => isSwedishSeller(sheet) && (pays(means, "50") || pays(means, "56")),
  ),
  context(
    "cac:PaymentMeans",
    [warning("SE-R-012", () => false, "cbc:PaymentMeansCode")],
    (means, sheet) => isSwedishSeller(sheet) && isSwedishBuyer(sheet) && pays(means, "31"),
  ),
];
