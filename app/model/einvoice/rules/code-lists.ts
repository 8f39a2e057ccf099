import { countries } from "../codes/countries.ts";
import { currencies } from "../codes/currencies.ts";
import {
  allowanceReasons,
  chargeReasons,
  creditNoteTypes,
  exemptionReasons,
  invoiceTypes,
  itemLists,
  noteSubjects,
  paymentMeans,
  periodCodes,
  vatCategories,
} from "../codes/documents.ts";
import { type CodeList, isCode, isInList } from "../codes/list.ts";
import { mimes } from "../codes/mimes.ts";
import { references } from "../codes/references.ts";
import { endpoints, registers } from "../codes/schemes.ts";
import { units } from "../codes/units.ts";
import { isAllowance, isCharge } from "./facts.ts";
import { isAny, isInside, isTop, type Place, trimmed } from "./place.ts";
import { type Context, context, fatal, type Holds } from "./rule.ts";

/** Amounts that have a currency. */
export const amounts = [
  "cbc:Amount",
  "cbc:BaseAmount",
  "cbc:PriceAmount",
  "cbc:TaxAmount",
  "cbc:TaxableAmount",
  "cbc:LineExtensionAmount",
  "cbc:TaxExclusiveAmount",
  "cbc:TaxInclusiveAmount",
  "cbc:AllowanceTotalAmount",
  "cbc:ChargeTotalAmount",
  "cbc:PrepaidAmount",
  "cbc:PayableRoundingAmount",
  "cbc:PayableAmount",
];

const isText =
  (list: CodeList): Holds =>
  ({ text }) =>
    isCode(list, trimmed(text));
const isAttribute =
  (name: string, list: CodeList): Holds =>
  ({ attributes }) =>
    isCode(list, trimmed(attributes[name] ?? ""));

const inside =
  (...names: string[]): Holds =>
  ({ parent }) =>
    parent !== null && names.includes(parent.name);
/** Has an attribute, and stands in an element of one of the names, where any are given. */
const withAttribute =
  (name: string, ...names: string[]): Holds =>
  ({ attributes, parent }) =>
    attributes[name] !== undefined &&
    (names.length === 0 || (parent !== null && names.includes(parent.name)));

/** BR-CL-08: three letters between the first two number signs of a note say what it is about. */
const hasSubject = ({ text }: Place): boolean => {
  const [, subject] = /^[^#]*#([^#]*)#/.exec(text) ?? [];
  return subject === undefined || [...subject].length !== 3 || isInList(noteSubjects, subject);
};

/** BR-CL-10: a register, or SEPA of who is paid. */
const isIdentifier = (place: Place): boolean => {
  const scheme = trimmed(place.attributes.schemeID ?? "");
  const isPaid = isInside(place, "cac:AccountingSupplierParty") || isInside(place, "cac:PayeeParty");
  return isCode(registers, scheme) || (scheme === "SEPA" && isPaid);
};

/** An identifier of an invoiced object, with its scheme. */
const isObject = ({ parent, attributes }: Place): boolean =>
  attributes.schemeID !== undefined &&
  parent !== null &&
  ["cac:AdditionalDocumentReference", "cac:DocumentReference"].includes(parent.name) &&
  isAny(parent, "cbc:DocumentTypeCode", "130");

const reasonOf =
  (isOne: (place: Place) => boolean): Holds =>
  ({ parent }) =>
    parent?.name === "cac:AllowanceCharge" && isOne(parent);

/** BR-CL-08 is of the first set of rules, beside those of the model. */
export const noteContext: Context = context("cbc:Note", [fatal("BR-CL-08", hasSubject)], isTop);

/** EN 16931 BR-CL: codes are those of their lists. */
export const codeContexts: Context[] = [
  context("cbc:InvoiceTypeCode", [fatal("BR-CL-01", isText(invoiceTypes))]),
  context("cbc:CreditNoteTypeCode", [fatal("BR-CL-01", isText(creditNoteTypes))]),
  context(amounts, [fatal("BR-CL-03", isAttribute("currencyID", currencies))]),
  context("cbc:DocumentCurrencyCode", [fatal("BR-CL-04", isText(currencies))]),
  context("cbc:TaxCurrencyCode", [fatal("BR-CL-05", isText(currencies))]),
  context("cbc:DescriptionCode", [fatal("BR-CL-06", isText(periodCodes))], inside("cac:InvoicePeriod")),
  context("cbc:ID", [fatal("BR-CL-07", isAttribute("schemeID", references))], isObject),
  context("cbc:ID", [fatal("BR-CL-10", isIdentifier)], withAttribute("schemeID", "cac:PartyIdentification")),
  context(
    "cbc:CompanyID",
    [fatal("BR-CL-11", isAttribute("schemeID", registers))],
    withAttribute("schemeID", "cac:PartyLegalEntity"),
  ),
  context(
    "cbc:ItemClassificationCode",
    [fatal("BR-CL-13", isAttribute("listID", itemLists))],
    withAttribute("listID", "cac:CommodityClassification"),
  ),
  context("cbc:IdentificationCode", [fatal("BR-CL-14", isText(countries))], inside("cac:Country")),
  context("cbc:IdentificationCode", [fatal("BR-CL-15", isText(countries))], inside("cac:OriginCountry")),
  context("cbc:PaymentMeansCode", [fatal("BR-CL-16", isText(paymentMeans))], inside("cac:PaymentMeans")),
  context("cbc:ID", [fatal("BR-CL-17", isText(vatCategories))], inside("cac:TaxCategory")),
  context("cbc:ID", [fatal("BR-CL-18", isText(vatCategories))], inside("cac:ClassifiedTaxCategory")),
  context(
    "cbc:AllowanceChargeReasonCode",
    [fatal("BR-CL-19", isText(allowanceReasons))],
    reasonOf(isAllowance),
  ),
  context("cbc:AllowanceChargeReasonCode", [fatal("BR-CL-20", isText(chargeReasons))], reasonOf(isCharge)),
  context(
    "cbc:ID",
    [fatal("BR-CL-21", isAttribute("schemeID", registers))],
    withAttribute("schemeID", "cac:StandardItemIdentification"),
  ),
  context("cbc:TaxExemptionReasonCode", [
    fatal("BR-CL-22", ({ text }) => isCode(exemptionReasons, trimmed(text.toUpperCase()))),
  ]),
  context(
    ["cbc:InvoicedQuantity", "cbc:BaseQuantity", "cbc:CreditedQuantity"],
    [fatal("BR-CL-23", isAttribute("unitCode", units))],
    withAttribute("unitCode"),
  ),
  context(
    "cbc:EmbeddedDocumentBinaryObject",
    [fatal("BR-CL-24", ({ attributes }) => isCode(mimes, attributes.mimeCode ?? ""))],
    withAttribute("mimeCode"),
  ),
  context(
    "cbc:EndpointID",
    [fatal("BR-CL-25", isAttribute("schemeID", endpoints))],
    withAttribute("schemeID"),
  ),
  context(
    "cbc:ID",
    [fatal("BR-CL-26", isAttribute("schemeID", registers))],
    withAttribute("schemeID", "cac:DeliveryLocation"),
  ),
];
