import { isGreekNumber } from "../check-digits.ts";
import { addressCountry, buyerCountry, documents, sellerCountry, sellerParty, vatCountry } from "../facts.ts";
import { at, atEach, isAny, isTop, isUnder, type Place, raw, type Sheet, trimmed } from "../place.ts";
import { type Context, context, fatal, type Holds, warning } from "../rule.ts";
import { isFrom, isNumber, schemes } from "./numbers.ts";

const buyer = "cac:AccountingCustomerParty";
const isGreek = (country: string): boolean => country === "GR" || country === "EL";
const isSold = (sheet: Sheet): boolean => isGreek(sellerCountry(sheet));
const isSoldAndBought = (sheet: Sheet): boolean => isSold(sheet) && isGreek(buyerCountry(sheet));
const isSellerByAddress = ({ root }: Sheet): boolean =>
  isGreek(vatCountry(root, sellerParty) || addressCountry(root, sellerParty) || "XX");

const isGreekVat = (text: string): boolean => text.startsWith("EL") && isGreekNumber(text.slice(2));
const hasName = (party: Place): boolean => raw(party, "cac:PartyName/cbc:Name").length > 0;
const hasOneVat = (party: Place): boolean => {
  const numbers = atEach(schemes(party, "VAT"), "cbc:CompanyID");
  return numbers.length === 1 && numbers.every(({ text }) => isGreekVat(text));
};
const hasEndpoint = ({ attributes, text }: Place): boolean =>
  attributes.schemeID === "9933" && isGreekNumber(text);

/** The parts of a Greek number, which lines set apart: whose, when, which branch, type, series and number. */
const partOf = ({ text }: Place, index: number): string => text.split("|")[index - 1] ?? "";
/** VAT numbers without their letters. */
const bareNumbers = (root: Place, path: string): string[] =>
  atEach(
    at(root, `${path}/cac:PartyTaxScheme`).filter((each) => isAny(each, "cac:TaxScheme/cbc:ID", "VAT")),
    "cbc:CompanyID",
  ).map(({ text }) => text.slice(2, 11));
const isIssuer: Holds = (id, { root }) => {
  const issuer = partOf(id, 1);
  return (
    trimmed(issuer).length === 9 &&
    isGreekNumber(issuer) &&
    [sellerParty, "cac:TaxRepresentativeParty"].some((path) => bareNumbers(root, path).includes(issuer))
  );
};
const dateForm = /^(0?[1-9]|[12][0-9]|3[01])[-\\/ ]?(0?[1-9]|1[0-2])[-\\/ ]?(19|20)[0-9]{2}/;
const isIssued: Holds = (id, { root }) => {
  const day = partOf(id, 2);
  const said = day.split("/").slice(0, 3).join("/");
  return (
    dateForm.test(day) && said === raw(root, "cbc:IssueDate").split("-").slice(0, 3).toReversed().join("/")
  );
};
const types = ["1.1", "1.6", "2.1", "2.4", "5.1", "5.2"];

const described = (root: Place, text: string): number =>
  at(root, "cac:AdditionalDocumentReference").filter((each) => isAny(each, "cbc:DocumentDescription", text))
    .length;
const mark = "##M.AR.K##";
const link = "##INVOICE|URL##";
const isDescribed =
  (text: string): Holds =>
  (place) =>
    isAny(place, "cbc:DocumentDescription", text);

/** Rules of Greek sellers. */
export const greece: Context[] = [
  context(
    "cbc:ID",
    [
      fatal("GR-R-001-1", ({ text }) => text !== "" && text.split("|").length === 6),
      fatal("GR-R-001-2", isIssuer),
      fatal("GR-R-001-3", isIssued),
      fatal("GR-R-001-4", (id) => isNumber(partOf(id, 3)) && !partOf(id, 3).includes("-")),
      fatal("GR-R-001-5", (id) => types.includes(partOf(id, 4))),
      fatal("GR-R-001-6", (id) => partOf(id, 5).length > 0),
      fatal("GR-R-001-7", (id) => partOf(id, 6).length > 0),
    ],
    (place, sheet) => isTop(place) && isSold(sheet),
  ),
  context(
    "cac:Party",
    [
      fatal("GR-R-002", hasName, "cac:PartyName/cbc:Name"),
      warning("GR-S-011", hasOneVat, "cac:PartyTaxScheme"),
    ],
    (place, sheet) => isUnder(place, "cac:AccountingSupplierParty") && isSold(sheet),
  ),
  context(
    "cbc:CompanyID",
    [fatal("GR-R-003", ({ text }) => isGreekVat(text))],
    (place, sheet) =>
      isUnder(place, `${sellerParty}/cac:PartyTaxScheme`) &&
      place.parent !== null &&
      trimmed(raw(place.parent, "cac:TaxScheme/cbc:ID")) === "VAT" &&
      isSold(sheet),
  ),
  context(
    documents,
    [
      fatal("GR-R-004-1", (root) => described(root, mark) === 1),
      warning("GR-S-008-1", (root) => described(root, link) === 1),
      fatal("GR-R-008-2", (root) => described(root, link) <= 1),
    ],
    (place, sheet) => place.parent === null && isSold(sheet) && isFrom("GR", sheet),
  ),
  context(
    "cbc:ID",
    [fatal("GR-R-004-2", ({ text }) => /^[1-9]/.test(text))],
    (place, sheet) =>
      place.parent?.name === "cac:AdditionalDocumentReference" &&
      isDescribed(mark)(place.parent, sheet) &&
      isSold(sheet) &&
      isFrom("GR", sheet),
  ),
  context(
    "cac:AdditionalDocumentReference",
    [
      fatal(
        "GR-R-008-3",
        (each) => trimmed(raw(each, "cac:Attachment/cac:ExternalReference/cbc:URI")).length > 0,
        "cac:Attachment/cac:ExternalReference/cbc:URI",
      ),
    ],
    (place, sheet) => isDescribed(link)(place, sheet) && isSold(sheet),
  ),
  context(
    "cac:Party",
    [fatal("GR-R-005", hasName, "cac:PartyName/cbc:Name")],
    (place, sheet) => isUnder(place, buyer) && isSold(sheet),
  ),
  context(
    "cbc:EndpointID",
    [fatal("GR-R-009", hasEndpoint)],
    (place, sheet) => isUnder(place, sellerParty) && isSellerByAddress(sheet),
  ),
];

/** Rules of Greek sellers and Greek buyers. */
export const withinGreece: Context[] = [
  context(
    "cac:Party",
    [fatal("GR-R-006", hasOneVat, "cac:PartyTaxScheme")],
    (place, sheet) => isUnder(place, buyer) && isSoldAndBought(sheet),
  ),
  context(
    "cbc:EndpointID",
    [fatal("GR-R-010", hasEndpoint)],
    (place, sheet) => isUnder(place, `${buyer}/cac:Party`) && isSoldAndBought(sheet),
  ),
];
