import { decimalsOf } from "./amount.ts";
import { beyondCoreRules } from "./beyond-core.ts";
import { different, documents, haveDifferent, isAllowance, isCharge, isDocument, lines } from "./facts.ts";
import { at, atEach, has, isAny, isUnder, type Place, type Sheet } from "./place.ts";
import { atMost, type Context, context, fatal, given, type Rule, warning } from "./rule.ts";

const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const numbers = "cac:PartyTaxScheme/cbc:CompanyID";

/** Attributes that UBL has and the core does not, by their rules. */
const attributes: [string, string][] = [
  ["08", "schemeName"],
  ["09", "schemeAgencyName"],
  ["10", "schemeDataURI"],
  ["11", "schemeURI"],
  ["12", "format"],
  ["13", "unitCodeListIdentifier"],
  ["14", "unitCodeListAgencyIdentifier"],
  ["15", "unitCodeListAgencyName"],
  ["16", "listAgencyName"],
  ["17", "listName"],
  ["19", "languageID"],
  ["20", "listURI"],
  ["21", "listSchemeURI"],
  ["22", "languageLocaleID"],
  ["23", "uri"],
  ["24", "currencyCodeListVersionID"],
  ["25", "characterSetCode"],
  ["26", "encodingCode"],
  ["27", "schemeAgencyID"],
  ["28", "listAgencyID"],
];
const attributeRules: Rule[] = [
  ...attributes.map(([number, name]) =>
    warning(`UBL-DT-${number}`, (_root, sheet) => sheet.carriers(name).length === 0),
  ),
  warning("UBL-DT-18", (_root, sheet) =>
    sheet.carriers("name").every(({ name }) => name === "cbc:PaymentMeansCode"),
  ),
];

/** The tax numbers of a party whose scheme is VAT as it is written, or is another. */
const numbersOf = (root: Place, party: string, isVat: boolean): Place[] =>
  atEach(
    at(root, `${party}/cac:PartyTaxScheme`).filter((each) =>
      at(each, "cac:TaxScheme").some((scheme) => {
        const [id] = at(scheme, "cbc:ID");
        return ((id?.text ?? "").toUpperCase() === "VAT") === isVat;
      }),
    ),
    "cbc:CompanyID",
  );

const isOneMandateNumber = (_root: Place, sheet: Sheet): boolean =>
  sheet
    .all("cbc:ID")
    .filter((id) => id.parent?.name === "cac:PartyIdentification")
    .filter((id) => (id.attributes.schemeID ?? "").toUpperCase() === "SEPA").length <= 1;

const invoicedObjects = (root: Place): Place[] =>
  atEach(
    at(root, "cac:AdditionalDocumentReference").filter((each) => isAny(each, "cbc:DocumentTypeCode", "130")),
    "cbc:ID",
  );

/** What UBL allows often and the core once: UBL-SR of the document. */
const onceRules: Rule[] = [
  atMost("UBL-SR-01", "cac:ContractDocumentReference/cbc:ID"),
  atMost("UBL-SR-02", "cac:ReceiptDocumentReference/cbc:ID"),
  atMost("UBL-SR-03", "cac:DespatchDocumentReference/cbc:ID"),
  fatal("UBL-SR-04", (root) => invoicedObjects(root).length <= 1, "cac:AdditionalDocumentReference"),
  atMost("UBL-SR-05", "cac:PaymentTerms/cbc:Note"),
  atMost("UBL-SR-08", "cac:InvoicePeriod"),
  atMost("UBL-SR-09", `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
  atMost("UBL-SR-10", `${seller}/cac:PartyName/cbc:Name`),
  atMost("UBL-SR-11", `${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
  fatal("UBL-SR-12", (root) => numbersOf(root, seller, true).length <= 1, `${seller}/${numbers}`),
  fatal("UBL-SR-13", (root) => numbersOf(root, seller, false).length <= 1, `${seller}/${numbers}`),
  atMost("UBL-SR-14", `${seller}/cac:PartyLegalEntity/cbc:CompanyLegalForm`),
  atMost("UBL-SR-15", `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
  atMost("UBL-SR-16", `${buyer}/cac:PartyIdentification/cbc:ID`),
  atMost("UBL-SR-17", `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`),
  fatal("UBL-SR-18", (root) => numbersOf(root, buyer, true).length <= 1, `${buyer}/${numbers}`),
  atMost("UBL-SR-24", "cac:Delivery"),
  fatal("UBL-SR-29", isOneMandateNumber),
  atMost("UBL-SR-39", "cac:ProjectReference/cbc:ID"),
  atMost("UBL-SR-40", `${buyer}/cac:PartyName/cbc:Name`),
  fatal(
    "UBL-SR-44",
    (_root, sheet) => different(sheet, "cbc:PaymentID") <= 1,
    "cac:PaymentMeans/cbc:PaymentID",
  ),
  atMost("UBL-SR-45", "cac:PaymentMeans/cbc:PaymentDueDate"),
  fatal(
    "UBL-SR-46",
    (root) =>
      at(root, "cac:PaymentMeans/cbc:PaymentMeansCode").filter((code) => code.attributes.name !== undefined)
        .length <= 1,
    "cac:PaymentMeans/cbc:PaymentMeansCode",
  ),
  fatal(
    "UBL-SR-47",
    (_root, sheet) => different(sheet, "cbc:PaymentMeansCode") <= 1,
    "cac:PaymentMeans/cbc:PaymentMeansCode",
  ),
  atMost("UBL-SR-49", "cac:InvoicePeriod/cbc:DescriptionCode"),
  atMost("UBL-SR-54", "cac:PaymentMeans/cac:CardAccount"),
  atMost("UBL-SR-55", "cac:PaymentMeans/cac:PaymentMandate"),
  atMost("UBL-SR-56", "cac:OriginatorDocumentReference/cbc:ID"),
];

/** UBL-SR-43: only an invoiced object has a type or a scheme. */
const isPlainReference = (place: Place, { root }: Sheet): boolean =>
  isAny(place, "cbc:DocumentTypeCode", "130") ||
  (root.name === "CreditNote" && isAny(place, "cbc:DocumentTypeCode", "50")) ||
  (!has(place, "cbc:DocumentTypeCode") &&
    at(place, "cbc:ID").every(({ attributes: { schemeID } }) => schemeID === undefined));

/** UBL-SR-19 to 21: a payee has one of each, and a name that is not the seller's. */
const payeeRule = (rule: string, count: (payee: Place) => number, about: string): Rule =>
  fatal(
    rule,
    (payee) =>
      count(payee) <= 1 &&
      haveDifferent(
        at(payee, "cac:PartyName/cbc:Name"),
        payee.parent ? at(payee.parent, `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`) : [],
      ),
    about,
  );

const plainNumbers = (payee: Place): number =>
  at(payee, "cac:PartyIdentification/cbc:ID").filter(
    (id) => (id.attributes.schemeID ?? "").toUpperCase() !== "SEPA",
  ).length;

/** Whether an amount may have two decimals at most: all but prices and what they are made of. */
function isAmount(place: Place): boolean {
  if (!place.name.endsWith("Amount") || place.name.endsWith("PriceAmount")) return false;
  for (let above = place.parent; above; above = above.parent)
    if (above.name === "cac:AllowanceCharge" && above.parent?.name === "cac:Price") return false;
  return true;
}

/** EN 16931 in UBL: UBL-SR, UBL-DT and UBL-CR, a set of rules of its own. */
export const syntaxContexts: Context[] = [
  context(["cac:PostalAddress", "cac:Address"], [atMost("UBL-SR-51", "cac:AddressLine")]),
  context("cac:Party", [atMost("UBL-SR-42", "cac:PartyTaxScheme", 2)], (place) =>
    isUnder(place, "cac:AccountingSupplierParty"),
  ),
  context("cac:AdditionalDocumentReference", [
    atMost("UBL-SR-33", "cbc:DocumentDescription"),
    fatal("UBL-SR-43", isPlainReference, "cbc:DocumentTypeCode"),
  ]),
  context("*", [fatal("UBL-DT-01", ({ text }) => decimalsOf(text) <= 2)], isAmount),
  context(
    "*",
    [
      fatal("UBL-DT-06", (place) => place.attributes.mimeCode !== undefined),
      fatal("UBL-DT-07", (place) => place.attributes.filename !== undefined),
    ],
    ({ name }) => name.endsWith("BinaryObject"),
  ),
  context("cac:Delivery", [atMost("UBL-SR-25", "cac:DeliveryParty/cac:PartyName/cbc:Name")]),
  context("cac:AllowanceCharge", [atMost("UBL-SR-30", "cbc:AllowanceChargeReason")], isAllowance),
  context("cac:AllowanceCharge", [atMost("UBL-SR-31", "cbc:AllowanceChargeReason")], isCharge),
  context("cac:PartyTaxScheme", [
    fatal(
      "UBL-SR-53",
      (place) => has(place, "cac:TaxScheme/cbc:ID") && has(place, "cbc:CompanyID"),
      "cbc:CompanyID",
    ),
  ]),
  context(documents, [...beyondCoreRules, ...attributeRules, ...onceRules], isDocument),
  context(lines, [
    atMost("UBL-SR-34", "cbc:Note"),
    atMost("UBL-SR-35", "cac:OrderLineReference/cbc:LineID"),
    atMost("UBL-SR-36", "cac:InvoicePeriod"),
    atMost("UBL-SR-37", "cac:Price/cac:AllowanceCharge/cbc:Amount"),
    fatal("UBL-SR-48", (line) => at(line, "cac:Item/cac:ClassifiedTaxCategory").length === 1, "cac:Item"),
    atMost("UBL-SR-50", "cac:Item/cbc:Description"),
    atMost("UBL-SR-52", "cac:DocumentReference"),
  ]),
  context("cac:PayeeParty", [
    payeeRule("UBL-SR-19", (payee) => at(payee, "cac:PartyName/cbc:Name").length, "cac:PartyName/cbc:Name"),
    payeeRule("UBL-SR-20", plainNumbers, "cac:PartyIdentification/cbc:ID"),
    payeeRule(
      "UBL-SR-21",
      (payee) => at(payee, "cac:PartyLegalEntity/cbc:CompanyID").length,
      "cac:PartyLegalEntity/cbc:CompanyID",
    ),
  ]),
  context("cac:PaymentMeans", [
    atMost("UBL-SR-26", "cbc:PaymentID"),
    atMost("UBL-SR-27", "cbc:PaymentMeansCode"),
    atMost("UBL-SR-28", "cac:PaymentMandate/cbc:ID"),
  ]),
  context("cac:BillingReference", [
    atMost("UBL-SR-06", "cac:InvoiceDocumentReference"),
    given("UBL-SR-07", "cac:InvoiceDocumentReference/cbc:ID"),
  ]),
  context("cac:TaxRepresentativeParty", [
    atMost("UBL-SR-22", "cac:PartyName/cbc:Name"),
    atMost("UBL-SR-23", "cac:PartyTaxScheme/cbc:CompanyID"),
  ]),
  context("cac:TaxSubtotal", [atMost("UBL-SR-32", "cac:TaxCategory/cbc:TaxExemptionReason")]),
];
