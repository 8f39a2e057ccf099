import { ibanProblem, normaliseIdentifier, vatNumberProblem } from "../identifier/identifiers.ts";
import { cut } from "../text/cut.ts";
import { isPlain, line } from "../text/plain-line.ts";
import { elementsAt, textAt, type XmlElement } from "../xml/element.ts";
import type { PurchaseDocument } from "./purchase-invoice.ts";

/** A text of a file as one line that can stand wherever texts do; "" of what cannot. */
export function plainText(text: string, most: number): string {
  const plain = cut(line(text), most);
  return isPlain(plain) ? plain : "";
}

const parties = {
  supplier: "cac:AccountingSupplierParty/cac:Party",
  buyer: "cac:AccountingCustomerParty/cac:Party",
};
type Party = keyof typeof parties;

/** A text of one of the parties. */
const textOf = (root: XmlElement, party: Party, path: string, most: number): string =>
  plainText(textAt(root, `${parties[party]}/${path}`) ?? "", most);

/** The numbers of a party; one that is none is left out. */
const numbersOf = (root: XmlElement, party: Party) => ({
  reg_nr: normaliseIdentifier(textOf(root, party, "cac:PartyLegalEntity/cbc:CompanyID", 60)).slice(0, 20),
  vat_nr: vatNumberOf(root, party),
});

/** The company that a document is for. */
export const buyerOf = (root: XmlElement): PurchaseDocument["buyer"] => numbersOf(root, "buyer");
const account = "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID";

/** Who sends a document, as far as it can be kept of a client: numbers that are none are left out. */
export function supplierOf(root: XmlElement): PurchaseDocument["supplier"] {
  const at = (path: string, most: number) => textOf(root, "supplier", path, most);
  const place = ["cbc:StreetName", "cbc:AdditionalStreetName", "cbc:CityName", "cbc:PostalZone"];
  const country = at("cac:PostalAddress/cac:Country/cbc:IdentificationCode", 2).toUpperCase();
  const address = place.map((name) => at(`cac:PostalAddress/${name}`, 120)).filter(Boolean);
  const iban = normaliseIdentifier(plainText(textAt(root, account) ?? "", 60));
  return {
    name: at("cac:PartyLegalEntity/cbc:RegistrationName", 200) || at("cac:PartyName/cbc:Name", 200),
    ...numbersOf(root, "supplier"),
    country: /^[A-Z]{2}$/.test(country) ? country : "",
    address: address.join(", ").slice(0, 300),
    iban: ibanProblem(iban) === null ? iban : "",
  };
}

/** The VAT number among the numbers of tax (BT-31), where it has its country's form. */
function vatNumberOf(root: XmlElement, party: Party): string {
  const found = elementsAt(root, `${parties[party]}/cac:PartyTaxScheme`).find(
    (each) => textAt(each, "cac:TaxScheme/cbc:ID")?.trim() === "VAT",
  );
  const number = normaliseIdentifier(plainText((found && textAt(found, "cbc:CompanyID")) ?? "", 20));
  return number !== "" && vatNumberProblem(number) === null ? number : "";
}
