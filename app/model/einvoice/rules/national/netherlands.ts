import { amountAt, compared, nought } from "../amount.ts";
import { addressCountry, buyerParty, sellerParty } from "../facts.ts";
import { has, isUnder, type Place, type Sheet, trimmed, value } from "../place.ts";
import { type Context, context, fatal, type Holds } from "../rule.ts";

const isFrom = ({ root }: Sheet): boolean => addressCountry(root, sellerParty) === "NL";
const isTo = ({ root }: Sheet): boolean => addressCountry(root, buyerParty) === "NL";
const isRepresented = ({ root }: Sheet): boolean =>
  value(
    root,
    "cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country/cbc:IdentificationCode",
  ).toUpperCase() === "NL";
const under =
  (path: string, isOf: (sheet: Sheet) => boolean = () => true): Holds =>
  (place, sheet) =>
    isUnder(place, path) && isFrom(sheet) && isOf(sheet);

const isAddressed = (place: Place): boolean =>
  ["cbc:StreetName", "cbc:CityName", "cbc:PostalZone"].every((name) => has(place, name));
const isNumbered = ({ attributes, text }: Place): boolean => {
  const scheme = ` ${attributes.schemeID ?? ""} `;
  return (scheme.includes(" 0106 ") || scheme.includes(" 0190 ")) && trimmed(text) !== "";
};

/** NL-R-007: what is to be paid says how. */
function isPayable(total: Place, sheet: Sheet): boolean {
  if (sheet.all("cac:PaymentMeans").length > 0) return true;
  const due = amountAt(total, "cbc:PayableAmount");
  if (due === null) return false;
  return sheet.root.name === "Invoice" ? compared(due, nought) <= 0 : compared(due, nought) >= 0;
}

/** Rules of Dutch sellers, and of Dutch buyers of theirs. */
export const netherlands: Context[] = [
  context(
    "cbc:CreditNoteTypeCode",
    [
      fatal("NL-R-001", (_place, { root }) =>
        has(root, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"),
      ),
    ],
    (_place, sheet) => isFrom(sheet),
  ),
  context("cac:PostalAddress", [fatal("NL-R-002", isAddressed)], under(sellerParty)),
  context("cbc:CompanyID", [fatal("NL-R-003", isNumbered)], under(`${sellerParty}/cac:PartyLegalEntity`)),
  context("cac:PostalAddress", [fatal("NL-R-004", isAddressed)], under(buyerParty, isTo)),
  context(
    "cbc:CompanyID",
    [fatal("NL-R-005", isNumbered)],
    under(`${buyerParty}/cac:PartyLegalEntity`, isTo),
  ),
  context(
    "cac:PostalAddress",
    [fatal("NL-R-006", isAddressed)],
    under("cac:TaxRepresentativeParty", isRepresented),
  ),
  context("cac:LegalMonetaryTotal", [fatal("NL-R-007", isPayable, "cbc:PayableAmount")], (_place, sheet) =>
    isFrom(sheet),
  ),
  context(
    "cac:PaymentMeans",
    [
      fatal("NL-R-008", (means) =>
        ["30", "48", "49", "57", "58", "59"].includes(value(means, "cbc:PaymentMeansCode")),
      ),
    ],
    (_place, sheet) => isFrom(sheet) && isTo(sheet),
  ),
  context(
    "cbc:LineID",
    [fatal("NL-R-009", (_place, { root }) => has(root, "cac:OrderReference/cbc:ID"))],
    under("cac:OrderLineReference"),
  ),
];
