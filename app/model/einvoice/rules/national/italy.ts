import { sellerCountry, sellerParty } from "../facts.ts";
import { isUnder, value } from "../place.ts";
import { type Context, context, fatal, given } from "../rule.ts";

/** Rules of Italian sellers. */
export const italy: Context[] = [
  context(
    "cac:PartyTaxScheme",
    [fatal("IT-R-001", (each) => /^[A-Z0-9]{11,16}$/.test(value(each, "cbc:CompanyID")), "cbc:CompanyID")],
    (place, sheet) =>
      isUnder(place, sellerParty) &&
      value(place, "cac:TaxScheme/cbc:ID") !== "VAT" &&
      sellerCountry(sheet) === "IT",
  ),
  context(
    "cac:Party",
    [
      given("IT-R-002", "cac:PostalAddress/cbc:StreetName"),
      given("IT-R-003", "cac:PostalAddress/cbc:CityName"),
      given("IT-R-004", "cac:PostalAddress/cbc:PostalZone"),
    ],
    (place, sheet) => isUnder(place, "cac:AccountingSupplierParty") && sellerCountry(sheet) === "IT",
  ),
];
