import { buyerParty, documents, isGerman, sellerParty } from "../facts.ts";
import { at, atEach, has, isAny, isUnder, type Place, raw, trimmed, value } from "../place.ts";
import { type Context, context, fatal, filled, given, type Holds, type Rule, warning } from "../rule.ts";

const payee = "cac:PayeeFinancialAccount";
const mandate = "cac:PaymentMandate";
const card = "cac:CardAccount";

/** Right in the document, at the end of a path. */
const under =
  (path = ""): Holds =>
  (place, sheet) =>
    documents.some((name) => isUnder(place, path === "" ? name : `${name}/${path}`)) && isGerman(sheet);
const pays =
  (...codes: string[]): Holds =>
  (means, sheet) =>
    under()(means, sheet) && codes.includes(value(means, "cbc:PaymentMeansCode"));

/** ISO 13616: an account's characters as a number, the first four last, leave one over 97. */
function isIban(text: string): boolean {
  const account = text.replace(/\s/g, "");
  if (!/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{0,30}$/.test(account)) return false;
  const moved = `${account.slice(4)}${account.slice(0, 4)}`;
  const digits = [...moved].map((character) => {
    const code = character.charCodeAt(0);
    return String(code > 64 ? code - 55 : code - 48);
  });
  return BigInt(digits.join("")) % 97n === 1n;
}

const taxedCodes = ["S", "Z", "E", "AE", "K", "G", "L", "M"];
const isTaxed = (root: Place): boolean => {
  const categories = [
    ...atEach(
      at(root, "cac:AllowanceCharge").filter(
        (each) => isAny(each, "cbc:ChargeIndicator", "false") || isAny(each, "cbc:ChargeIndicator", "true"),
      ),
      "cac:TaxCategory/cbc:ID",
    ),
    ...at(root, "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID"),
    ...at(root, "cac:CreditNoteLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID"),
  ];
  return categories.some(({ text }) => taxedCodes.includes(text));
};
const isRegistered = (root: Place): boolean =>
  has(root, "cac:TaxRepresentativeParty") ||
  at(root, `${sellerParty}/cac:PartyTaxScheme/cbc:CompanyID`).some(({ text }) => trimmed(text) !== "");

const types = ["326", "380", "384", "389", "381", "875", "876", "877"];
const isType = (root: Place, all: readonly string[]): boolean =>
  ["cbc:InvoiceTypeCode", "cbc:CreditNoteTypeCode"].some((name) => all.includes(value(root, name)));

const discount =
  /(^|\r?\n)#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;
/** DE-R-018: discounts for early payment are written in a form that machines read, each on a line of its own. */
const areDiscounts = (root: Place): boolean =>
  at(root, "cac:PaymentTerms").every((terms) => {
    const note = raw(terms, "cbc:Note");
    const discounts = note.split(/\r?\n/).filter((each) => trimmed(each).startsWith("#"));
    const rest = note.split(/#.+#/).at(-1) ?? "";
    return (
      discounts.every((each) => discount.test(trimmed(each))) &&
      (discounts.length === 0 || /^\s*\n/.test(rest))
    );
  });

/** DE-R-022: files that are inside have names of their own. */
const haveOwnNames = (root: Place): boolean => {
  const names = at(root, "cac:AdditionalDocumentReference").map((each) =>
    at(each, "cac:Attachment/cbc:EmbeddedDocumentBinaryObject").flatMap(
      ({ attributes }) => attributes.filename ?? [],
    ),
  );
  return names.every((mine, index) => !mine.some((name) => names.slice(0, index).flat().includes(name)));
};
const hasMandate = (root: Place): boolean => has(root, `cac:PaymentMeans/${mandate}`);
const isCreditor = ({ attributes }: Place): boolean => attributes.schemeID === "SEPA";

const documentRules: Rule[] = [
  given("DE-R-001", "cac:PaymentMeans"),
  filled("DE-R-015", "cbc:BuyerReference"),
  fatal("DE-R-016", (root) => !isTaxed(root) || isRegistered(root), `${sellerParty}/cac:PartyTaxScheme`),
  warning("DE-R-017", (root) => isType(root, types)),
  fatal("DE-R-018", areDiscounts, "cac:PaymentTerms/cbc:Note"),
  fatal("DE-R-022", haveOwnNames, "cac:AdditionalDocumentReference"),
  warning(
    "DE-R-026",
    (root) => !isType(root, ["384"]) || has(root, "cac:BillingReference/cac:InvoiceDocumentReference"),
    "cac:BillingReference",
  ),
  fatal(
    "DE-R-030",
    (root) =>
      !hasMandate(root) ||
      at(root, `${sellerParty}/cac:PartyIdentification/cbc:ID`).some(isCreditor) ||
      at(root, "cac:PayeeParty/cac:PartyIdentification/cbc:ID").some(isCreditor),
  ),
  fatal(
    "DE-R-031",
    (root) => !hasMandate(root) || has(root, `cac:PaymentMeans/${mandate}/cac:PayerFinancialAccount/cbc:ID`),
  ),
];

const city = (numbers: [string, string]): Rule[] => [
  filled(numbers[0], "cbc:CityName"),
  filled(numbers[1], "cbc:PostalZone"),
];
/** One way to pay has its own details, and not those of the two others. */
const only = (number: string, own: string, others: readonly string[]): Rule[] => [
  given(`DE-R-${number}-1`, own),
  fatal(`DE-R-${number}-2`, (means) => others.every((other) => !has(means, other))),
];

/** Rules between German sellers and German buyers. */
export const germany: Context[] = [
  context(documents, documentRules, (place, sheet) => place.parent === null && isGerman(sheet)),
  context(
    "cac:ExternalReference",
    [warning("DE-R-T02", (each) => /^([a-zA-Z])([a-zA-Z0-9+.-])+:.*/.test(raw(each, "cbc:URI")), "cbc:URI")],
    under("cac:AdditionalDocumentReference/cac:Attachment"),
  ),
  context("cac:AccountingSupplierParty", [given("DE-R-002", "cac:Party/cac:Contact")], under()),
  context("cac:PostalAddress", city(["DE-R-003", "DE-R-004"]), under(sellerParty)),
  context(
    "cac:Contact",
    [
      filled("DE-R-005", "cbc:Name"),
      filled("DE-R-006", "cbc:Telephone"),
      filled("DE-R-007", "cbc:ElectronicMail"),
      warning(
        "DE-R-027",
        (each) => (value(each, "cbc:Telephone").match(/[0-9]/g) ?? []).length >= 3,
        "cbc:Telephone",
      ),
      warning(
        "DE-R-028",
        (each) => /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(value(each, "cbc:ElectronicMail")),
        "cbc:ElectronicMail",
      ),
    ],
    under(sellerParty),
  ),
  context("cac:PostalAddress", city(["DE-R-008", "DE-R-009"]), under(buyerParty)),
  context("cac:Address", city(["DE-R-010", "DE-R-011"]), under("cac:Delivery/cac:DeliveryLocation")),
  context(
    "cac:PaymentMeans",
    [
      warning(
        "DE-R-019",
        (means) => value(means, "cbc:PaymentMeansCode") !== "58" || isIban(raw(means, `${payee}/cbc:ID`)),
        `${payee}/cbc:ID`,
      ),
      ...only("023", payee, [card, mandate]),
    ],
    pays("30", "58"),
  ),
  context("cac:PaymentMeans", only("024", card, [payee, mandate]), pays("48", "54", "55")),
  context(
    "cac:PaymentMeans",
    [
      warning("DE-R-020", (means) => isIban(raw(means, `${mandate}/cac:PayerFinancialAccount/cbc:ID`))),
      ...only("025", mandate, [payee, card]),
    ],
    pays("59"),
  ),
  context("cac:TaxSubtotal", [filled("DE-R-014", "cac:TaxCategory/cbc:Percent")], under("cac:TaxTotal")),
];
