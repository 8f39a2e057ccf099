import { vatPrefixes } from "../codes/countries.ts";
import { isInList } from "../codes/list.ts";
import { isAllowance, isCharge, isVat } from "./facts.ts";
import { at, atEach, has, isAny, type Place, raw, type Sheet, value } from "./place.ts";
import { type Context, context, fatal, type Holds, type Rule } from "./rule.ts";
import { documentRules, type Family, placeContexts } from "./vat-family.ts";

/** The categories of VAT, by the standard's own order of their rules. */
const families: Family[] = [
  {
    name: "AE",
    code: "AE",
    rate: "zero",
    isOneGroup: true,
    seller: "tax",
    buyer: "vat_or_register",
    hasReason: true,
  },
  { name: "E", code: "E", rate: "zero", isOneGroup: true, seller: "tax", buyer: "free", hasReason: true },
  { name: "G", code: "G", rate: "zero", isOneGroup: true, seller: "vat", buyer: "free", hasReason: true },
  { name: "IC", code: "K", rate: "zero", isOneGroup: true, seller: "vat", buyer: "vat", hasReason: true },
  {
    name: "AF",
    code: "L",
    rate: "any",
    isOneGroup: false,
    seller: "tax",
    buyer: "free",
    hasReason: false,
    writtenGroup: "any_tax",
    isChargeWritten: true,
  },
  {
    name: "AG",
    code: "M",
    rate: "any",
    isOneGroup: false,
    seller: "tax",
    buyer: "free",
    hasReason: false,
    writtenGroup: "vat",
  },
  { name: "O", code: "O", rate: "none", isOneGroup: true, seller: "none", buyer: "none", hasReason: true },
  {
    name: "S",
    code: "S",
    rate: "positive",
    isOneGroup: false,
    seller: "tax",
    buyer: "free",
    hasReason: false,
    isOfAnyTax: true,
  },
  { name: "Z", code: "Z", rate: "zero", isOneGroup: true, seller: "tax", buyer: "free", hasReason: false },
];

const taxGroups = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";
const delivered = "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode";

/** The categories of VAT of the document's groups. */
const groupsOf = (root: Place): Place[] => at(root, taxGroups).filter(isVat);
const codeOf = (category: Place): string => value(category, "cbc:ID");
const isCoded = (root: Place, code: string): boolean =>
  groupsOf(root).some((category) => has(category, "cbc:ID") && codeOf(category) === code);

/** Of a supply within the EU: when it was delivered, and where to. */
const supplyRules: Rule[] = [
  fatal(
    "BR-IC-11",
    (root) =>
      !isCoded(root, "K") ||
      raw(root, "cac:Delivery/cbc:ActualDeliveryDate").length > 1 ||
      at(root, "cac:InvoicePeriod").some(({ children }) => children.length > 0),
    "cac:Delivery/cbc:ActualDeliveryDate",
  ),
  fatal("BR-IC-12", (root) => !isCoded(root, "K") || raw(root, delivered).length > 1, delivered),
];

/** Outside the scope of VAT, nothing else is in the document. */
const isAlone =
  (others: (root: Place, sheet: Sheet) => readonly Place[]): Holds =>
  (root, sheet) =>
    !isCoded(root, "O") || others(root, sheet).every((each) => codeOf(each) === "O" || !isVat(each));
const categoriesOf = (sheet: Sheet, isOne: (place: Place) => boolean) =>
  atEach(sheet.all("cac:AllowanceCharge").filter(isOne), "cac:TaxCategory");
const outsideRules: Rule[] = [
  fatal("BR-O-11", isAlone(groupsOf), taxGroups),
  fatal(
    "BR-O-12",
    isAlone((_root, sheet) => sheet.all("cac:ClassifiedTaxCategory")),
  ),
  fatal(
    "BR-O-13",
    isAlone((_root, sheet) => categoriesOf(sheet, isAllowance)),
  ),
  fatal(
    "BR-O-14",
    isAlone((_root, sheet) => categoriesOf(sheet, isCharge)),
  ),
];

/** Split payment is Italian, and never beside a standard rate. */
const splitRules: Rule[] = [
  fatal("BR-B-01", (_root, sheet) => {
    const categories = [...sheet.all("cac:TaxCategory"), ...sheet.all("cac:ClassifiedTaxCategory")];
    return (
      !categories.some((each) => isAny(each, "cbc:ID", "B")) ||
      sheet.all("cbc:IdentificationCode").every(({ text }) => text === "IT")
    );
  }),
  fatal("BR-B-02", (root, sheet) => {
    const categories = [
      ...at(root, taxGroups),
      ...at(root, "cac:AllowanceCharge/cac:TaxCategory"),
      ...sheet.all("cac:ClassifiedTaxCategory"),
    ];
    const isUsed = (code: string) => categories.some((each) => isAny(each, "cbc:ID", code));
    return !isUsed("B") || !isUsed("S");
  }),
];

/** What the document as a whole is asked for about its VAT. */
export const documentVatRules: Rule[] = [
  ...families.flatMap(documentRules),
  ...supplyRules,
  ...outsideRules,
  ...splitRules,
];

/** What is asked for of each place where VAT stands. */
export const vatContexts: Context[] = [
  context(
    "cac:PartyTaxScheme",
    [
      fatal(
        "BR-CO-09",
        (party) => isInList(vatPrefixes, raw(party, "cbc:CompanyID").slice(0, 2)),
        "cbc:CompanyID",
      ),
    ],
    isVat,
  ),
  ...families.flatMap(placeContexts),
];
