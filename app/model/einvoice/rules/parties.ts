import { haveCommon, isVat } from "./facts.ts";
import { at, atEach, has, isAny, isUnder, type Place, trimmed, value } from "./place.ts";
import { type Context, context, fatal, filled, given, warning } from "./rule.ts";

const country = "cac:Country/cbc:IdentificationCode";
const account = "cac:PayeeFinancialAccount/cbc:ID";
const vatNumber = "cac:PartyTaxScheme/cbc:CompanyID";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
/** Credit transfer, and that of SEPA. */
const transfers = ["30", "58"];

const under = (path: string) => (place: Place) => isUnder(place, path);
const hasScheme = ({ attributes }: Place): boolean => attributes.schemeID !== undefined;
const vatNumbers = (party: Place): Place[] =>
  atEach(at(party, "cac:PartyTaxScheme").filter(isVat), "cbc:CompanyID");

/** BR-17: a payee has a name, and it is somebody else than the seller. */
function isOther(payee: Place): boolean {
  const sellers = payee.parent ? at(payee.parent, seller) : [];
  const names = at(payee, "cac:PartyName/cbc:Name");
  const numbers = at(payee, "cac:PartyIdentification/cbc:ID");
  return (
    names.length > 0 &&
    !haveCommon(names, atEach(sellers, "cac:PartyName/cbc:Name")) &&
    !haveCommon(numbers, atEach(sellers, "cac:PartyIdentification/cbc:ID"))
  );
}

/** BR-CO-26: a seller is known by a VAT number, an identifier of its own or one of a register. */
const isKnown = (supplier: Place): boolean =>
  at(supplier, "cac:Party").some((party) => vatNumbers(party).length > 0) ||
  at(supplier, "cac:Party/cac:PartyIdentification/cbc:ID").some(
    ({ attributes }) => attributes.schemeID !== "SEPA",
  ) ||
  has(supplier, "cac:Party/cac:PartyLegalEntity/cbc:CompanyID");

/** Who sells, buys, is paid and stands for the seller: EN 16931 BR-09, 11, 17 to 20, 56, 57, 62 and 63. */
export const partyContexts: Context[] = [
  context("cbc:EndpointID", [fatal("BR-63", hasScheme)], under(buyer)),
  context("cac:PostalAddress", [filled("BR-11", country)], under(buyer)),
  context("cac:Address", [given("BR-57", country)], under("cac:Delivery/cac:DeliveryLocation")),
  context("cac:PayeeParty", [fatal("BR-17", isOther, "cac:PartyName/cbc:Name")]),
  context("cac:AccountingSupplierParty", [fatal("BR-CO-26", isKnown, `cac:Party/${vatNumber}`)]),
  context("cbc:EndpointID", [fatal("BR-62", hasScheme)], under(seller)),
  context("cac:PostalAddress", [filled("BR-09", country)], under(seller)),
  context("cac:TaxRepresentativeParty", [
    filled("BR-18", "cac:PartyName/cbc:Name"),
    given("BR-19", "cac:PostalAddress"),
    fatal("BR-56", (party) => vatNumbers(party).length > 0, vatNumber),
  ]),
  context("cac:PostalAddress", [filled("BR-20", country)], under("cac:TaxRepresentativeParty")),
];

const paysBy = (place: Place, codes: readonly string[]): boolean =>
  codes.some((code) => isAny(place, "cbc:PaymentMeansCode", code));

/** BR-61: a transfer goes to an account. */
const hasAccount = (means: Place): boolean =>
  has(means, account) || !transfers.includes(value(means, "cbc:PaymentMeansCode"));

/** How it is paid, and what the document refers to: EN 16931 BR-49 to BR-52, 55 and 61. */
export const paymentContexts: Context[] = [
  context("cac:AdditionalDocumentReference", [filled("BR-52", "cbc:ID")]),
  context(
    "cbc:PrimaryAccountNumberID",
    [warning("BR-51", ({ text }) => trimmed(text).length <= 10)],
    under("cac:PaymentMeans/cac:CardAccount"),
  ),
  context(
    "cac:PayeeFinancialAccount",
    [filled("BR-50", "cbc:ID")],
    ({ parent }) => parent?.name === "cac:PaymentMeans" && paysBy(parent, transfers),
  ),
  context("cac:PaymentMeans", [given("BR-49", "cbc:PaymentMeansCode"), fatal("BR-61", hasAccount, account)]),
  context("cac:BillingReference", [given("BR-55", "cac:InvoiceDocumentReference/cbc:ID")]),
];
