import { isModulo11 } from "../check-digits.ts";
import { sellerCountry } from "../facts.ts";
import { isUnder, type Place, raw, value } from "../place.ts";
import { type Context, context, fatal, type Holds, warning } from "../rule.ts";
import { schemes } from "./numbers.ts";

const seller = "cac:AccountingSupplierParty";
const isNorwegian: Holds = (place, sheet) => isUnder(place, seller) && sellerCountry(sheet) === "NO";
const norwegianVat = (party: Place): string => raw(schemes(party, "VAT")[0] ?? party, "cbc:CompanyID");

/** Rules of Norwegian sellers. */
export const norway: Context[] = [
  context(
    "cac:Party",
    [
      warning("NO-R-002", (party) =>
        schemes(party, "TAX").some((each) => value(each, "cbc:CompanyID") === "Foretaksregisteret"),
      ),
      fatal("NO-R-001", (party) => {
        const vat = norwegianVat(party);
        return !vat.startsWith("NO") || (/^NO\d{9}MVA$/.test(vat) && isModulo11(vat.slice(2, 11)));
      }),
    ],
    isNorwegian,
  ),
];
