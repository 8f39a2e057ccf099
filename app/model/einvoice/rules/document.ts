import { amount, isSame, plus, toCents } from "./amount.ts";
import { documents, isDocument } from "./facts.ts";
import { at, has, type Place, type Sheet, value } from "./place.ts";
import { type Context, context, fatal, filled, given, givenEither } from "./rule.ts";
import { amountsAt } from "./totals.ts";
import { documentVatRules } from "./vat.ts";

const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const period = "cac:InvoicePeriod/cbc:DescriptionCode";

/** BR-CO-15: with one VAT total in the document's currency, the total with VAT is the one without and that. */
function isTotalWithVat(root: Place): boolean {
  return at(root, "cbc:DocumentCurrencyCode").every(({ text: currency }) => {
    const taxes = at(root, "cac:TaxTotal/cbc:TaxAmount").filter(
      ({ attributes }) => attributes.currencyID === currency,
    );
    const sums = at(root, "cac:LegalMonetaryTotal");
    const [tax] = taxes;
    const [before] = amountsAt(sums, "cbc:TaxExclusiveAmount");
    const added = tax ? amount(tax.text) : null;
    if (taxes.length !== 1 || !before || !added) return false;
    return amountsAt(sums, "cbc:TaxInclusiveAmount").some((sum) => isSame(sum, toCents(plus(before, added))));
  });
}

/** BR-53: a currency of VAT accounting comes with the VAT in it. */
const hasAccountedVat = (root: Place, sheet: Sheet): boolean =>
  at(root, "cbc:TaxCurrencyCode").every(({ text }) =>
    sheet
      .all("cac:TaxTotal")
      .some((total) => at(total, "cbc:TaxAmount").some(({ attributes }) => attributes.currencyID === text)),
  );

/** What the document as a whole is asked for: EN 16931 BR-01 to BR-16, BR-53, BR-CO-03, 15 and 18, and its VAT. */
export const documentContext: Context = context(
  documents,
  [
    filled("BR-01", "cbc:CustomizationID"),
    filled("BR-02", "cbc:ID"),
    filled("BR-03", "cbc:IssueDate"),
    fatal(
      "BR-04",
      (root) => value(root, "cbc:InvoiceTypeCode") !== "" || value(root, "cbc:CreditNoteTypeCode") !== "",
    ),
    filled("BR-05", "cbc:DocumentCurrencyCode"),
    filled("BR-06", `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
    filled("BR-07", `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
    given("BR-08", `${seller}/cac:PostalAddress`),
    given("BR-10", `${buyer}/cac:PostalAddress`),
    givenEither("BR-16", "cac:InvoiceLine", "cac:CreditNoteLine"),
    fatal("BR-53", hasAccountedVat, "cac:TaxTotal"),
    fatal("BR-CO-03", (root) => !has(root, "cbc:TaxPointDate") || !has(root, period), "cbc:TaxPointDate"),
    fatal("BR-CO-15", isTotalWithVat, "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount"),
    given("BR-CO-18", "cac:TaxTotal/cac:TaxSubtotal"),
    ...documentVatRules,
  ],
  isDocument,
);
