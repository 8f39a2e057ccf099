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

const party = "cac:AccountingSupplierParty/cac:Party";
const account = "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID";

/** Who sends a document, as far as it can be kept of a client: numbers that are none are left out. */
export function supplierOf(root: XmlElement): PurchaseDocument["supplier"] {
  const at = (path: string, most: number) => plainText(textAt(root, `${party}/${path}`) ?? "", most);
  const number = (path: string) => normaliseIdentifier(at(path, 60));
  const place = ["cbc:StreetName", "cbc:AdditionalStreetName", "cbc:CityName", "cbc:PostalZone"];
  const country = at("cac:PostalAddress/cac:Country/cbc:IdentificationCode", 2).toUpperCase();
  const address = place.map((name) => at(`cac:PostalAddress/${name}`, 120)).filter(Boolean);
  const iban = normaliseIdentifier(plainText(textAt(root, account) ?? "", 60));
  return {
    name: at("cac:PartyLegalEntity/cbc:RegistrationName", 200) || at("cac:PartyName/cbc:Name", 200),
    reg_nr: number("cac:PartyLegalEntity/cbc:CompanyID").slice(0, 20),
    vat_nr: vatNumberOf(root),
    country: /^[A-Z]{2}$/.test(country) ? country : "",
    address: address.join(", ").slice(0, 300),
    iban: ibanProblem(iban) === null ? iban : "",
  };
}

/** The VAT number among the numbers of tax (BT-31), where it has its country's form. */
function vatNumberOf(root: XmlElement): string {
  const found = elementsAt(root, `${party}/cac:PartyTaxScheme`).find(
    (each) => textAt(each, "cac:TaxScheme/cbc:ID")?.trim() === "VAT",
  );
  const number = normaliseIdentifier(plainText((found && textAt(found, "cbc:CompanyID")) ?? "", 20));
  return number !== "" && vatNumberProblem(number) === null ? number : "";
}
