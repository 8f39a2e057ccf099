import { type Amount, amount, compared, nought } from "./amount.ts";
import { amounts } from "./code-lists.ts";
import { documents, isGerman, isUntil, lines } from "./facts.ts";
import { identifierContexts } from "./identifiers.ts";
import { peppolAllowanceContexts, peppolLineContexts } from "./peppol-lines.ts";
import { at, has, isAny, isUnder, ownText, type Place, raw, type Sheet, trimmed, value } from "./place.ts";
import { type Context, context, fatal, given, type Holds } from "./rule.ts";

const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const profiles = [
  "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
  "urn:peppol:france:billing:regulated",
  "urn:peppol:france:billing:non-regulated",
  "urn:peppol:bis:billing_with_response",
];

/** Whether the document is of a process that Peppol knows. */
export const isOfProfile = ({ root }: Sheet): boolean => profiles.includes(value(root, "cbc:ProfileID"));

const isOfPeppol = (root: Place): boolean => {
  const id = value(root, "cbc:CustomizationID");
  return id.startsWith(customization) && !id.includes("::");
};

const totals = (root: Place, isGrouped: boolean): number =>
  at(root, "cac:TaxTotal").filter((total) => has(total, "cac:TaxSubtotal") === isGrouped).length;

/** R055: the VAT in the currency of the document and that in the one of accounting have the same sign. */
function haveOneSign(root: Place): boolean {
  if (!has(root, "cbc:TaxCurrencyCode")) return true;
  const vatIn = (name: string): Amount[] =>
    at(root, "cac:TaxTotal/cbc:TaxAmount")
      .filter(({ attributes }) => attributes.currencyID === value(root, name))
      .flatMap(({ text }) => amount(text) ?? []);
  const [accounted, billed] = [vatIn("cbc:TaxCurrencyCode"), vatIn("cbc:DocumentCurrencyCode")];
  const isEach = (test: (sign: number) => boolean) =>
    [accounted, billed].every((all) => all.some((each) => test(compared(each, nought))));
  return isEach((sign) => sign <= 0) || isEach((sign) => sign >= 0);
}

/** R051: an amount is in the currency of the document; VAT may be in that of accounting, too. */
const isInCurrency: Holds = ({ attributes }, { root }) =>
  attributes.currencyID !== undefined && isAny(root, "cbc:DocumentCurrencyCode", attributes.currencyID);
const isOfOneCurrency = ({ name, parent }: Place): boolean =>
  name !== "cbc:TaxAmount" ||
  parent?.name === "cac:TaxSubtotal" ||
  (parent?.name === "cac:TaxTotal" && has(parent, "cac:TaxSubtotal"));

/** R110 and 111: a day of a line's period, where the document has one, too. */
const isOfPeriod =
  (name: string): Holds =>
  (place, { root }) =>
    lines.some((line) => isUnder(place, `${line}/cac:InvoicePeriod`)) &&
    place.parent?.parent?.parent === root &&
    has(root, `cac:InvoicePeriod/${name}`);
const ofDocument = (root: Place, name: string): string => raw(root, `cac:InvoicePeriod/${name}`).trim();

/** Peppol BIS Billing: the document. Its sets of rules are apart, as in Schematron. */
export const peppolSets: Context[][] = [
  [
    context(
      "*",
      [fatal("PEPPOL-EN16931-R008", () => false)],
      ({ children, text }) => children.length === 0 && trimmed(text) === "",
    ),
  ],
  [
    context("CreditNote", [
      fatal(
        "PEPPOL-EN16931-R080",
        (root) =>
          at(root, "cac:AdditionalDocumentReference").filter((each) =>
            isAny(each, "cbc:DocumentTypeCode", "50"),
          ).length <= 1,
        "cac:AdditionalDocumentReference",
      ),
    ]),
  ],
  [
    context(documents, [
      given("PEPPOL-EN16931-R001", "cbc:ProfileID"),
      fatal("PEPPOL-EN16931-R007", (_root, sheet) => isOfProfile(sheet), "cbc:ProfileID"),
      fatal(
        "PEPPOL-EN16931-R002",
        (root, sheet) => at(root, "cbc:Note").length <= 1 || isGerman(sheet),
        "cbc:Note",
      ),
      fatal(
        "PEPPOL-EN16931-R003",
        (root) => has(root, "cbc:BuyerReference") || has(root, "cac:OrderReference/cbc:ID"),
        "cbc:BuyerReference",
      ),
      fatal("PEPPOL-EN16931-R004", isOfPeppol, "cbc:CustomizationID"),
      fatal("PEPPOL-EN16931-R053", (root) => totals(root, true) === 1, "cac:TaxTotal"),
      fatal(
        "PEPPOL-EN16931-R054",
        (root) => totals(root, false) === (has(root, "cbc:TaxCurrencyCode") ? 1 : 0),
        "cac:TaxTotal",
      ),
      fatal("PEPPOL-EN16931-R055", haveOneSign, "cac:TaxTotal"),
    ]),
    context("cbc:TaxCurrencyCode", [
      fatal("PEPPOL-EN16931-R005", (place, { root }) => {
        const [billed] = at(place.parent ?? root, "cbc:DocumentCurrencyCode");
        return trimmed(ownText(place)) !== (billed ? trimmed(ownText(billed)) : "");
      }),
    ]),
    context("cac:Party", [given("PEPPOL-EN16931-R010", "cbc:EndpointID")], (place) =>
      isUnder(place, "cac:AccountingCustomerParty"),
    ),
    context("cac:Party", [given("PEPPOL-EN16931-R020", "cbc:EndpointID")], (place) =>
      isUnder(place, "cac:AccountingSupplierParty"),
    ),
    ...peppolAllowanceContexts,
    context("cac:PaymentMeans", [given("PEPPOL-EN16931-R061", "cac:PaymentMandate/cbc:ID")], (means) =>
      ["49", "59"].includes(value(means, "cbc:PaymentMeansCode")),
    ),
    context(amounts, [fatal("PEPPOL-EN16931-R051", isInCurrency)], isOfOneCurrency),
    context(
      "cbc:StartDate",
      [
        fatal("PEPPOL-EN16931-R110", ({ text }, { root }) =>
          isUntil(ofDocument(root, "cbc:StartDate"), text.trim()),
        ),
      ],
      isOfPeriod("cbc:StartDate"),
    ),
    context(
      "cbc:EndDate",
      [
        fatal("PEPPOL-EN16931-R111", ({ text }, { root }) =>
          isUntil(text.trim(), ofDocument(root, "cbc:EndDate")),
        ),
      ],
      isOfPeriod("cbc:EndDate"),
    ),
    ...peppolLineContexts,
    ...identifierContexts,
  ],
];
