import type { InvoiceContent } from "../invoice/content.ts";
import { electronicAddress, isLatvianRegistration } from "./address.ts";
import { aggregate, basic, type Part } from "./ubl.ts";

type Side = InvoiceContent["seller"] | InvoiceContent["buyer"];

interface Contact {
  name: string;
  phone: string;
  email: string;
}

/** Whether anything of a document is outside the scope of VAT, whose parties then have no VAT numbers (BR-O-02). */
const isOutside = ({ groups }: InvoiceContent): boolean => groups.some(({ category }) => category === "O");

/** Who sells (EN 16931 BG-4). */
export function supplierOf(content: InvoiceContent): Part {
  const { seller, manager } = content;
  const contact = { name: manager.name, phone: seller.phone, email: manager.email || seller.email };
  return aggregate("cac:AccountingSupplierParty", [
    partyOf(seller, contact, [vatNumber(content, seller), taxNumber(content)]),
  ]);
}

/** Who buys (EN 16931 BG-7). */
export function customerOf(content: InvoiceContent): Part {
  const { buyer } = content;
  const contact = { name: buyer.contact, phone: "", email: "" };
  return aggregate("cac:AccountingCustomerParty", [partyOf(buyer, contact, [vatNumber(content, buyer)])]);
}

function partyOf(side: Side, contact: Contact, taxes: readonly Part[]): Part {
  const { name, reg_nr, address } = side;
  const electronic = electronicAddress(side);
  return aggregate("cac:Party", [
    electronic && basic("cbc:EndpointID", electronic.id, { schemeID: electronic.scheme }),
    aggregate("cac:PostalAddress", [basic("cbc:StreetName", address), countryOf(side)]),
    taxes,
    aggregate("cac:PartyLegalEntity", [
      basic("cbc:RegistrationName", name),
      basic("cbc:CompanyID", reg_nr, isLatvianRegistration(reg_nr) ? { schemeID: "0218" } : {}),
    ]),
    aggregate("cac:Contact", [
      basic("cbc:Name", contact.name),
      basic("cbc:Telephone", contact.phone),
      basic("cbc:ElectronicMail", contact.email),
    ]),
  ]);
}

/** The country of a party's address. */
export const countryOf = ({ country }: Pick<Side, "country">): Part =>
  aggregate("cac:Country", [basic("cbc:IdentificationCode", country)]);

const vatNumber = (content: InvoiceContent, { vat_nr }: Side): Part =>
  vat_nr === "" || isOutside(content) ? null : taxScheme(vat_nr, "VAT");

/**
 * A seller who is not registered for VAT is known to the tax office by the registration number (BT-32), without which nobody
 * sells what is exempt (BR-E-02).
 */
const taxNumber = (content: InvoiceContent): Part => {
  const { vat_nr, reg_nr } = content.seller;
  return vat_nr !== "" || reg_nr === "" || isOutside(content) ? null : taxScheme(reg_nr, "TAX");
};

const taxScheme = (id: string, scheme: string): Part =>
  aggregate("cac:PartyTaxScheme", [
    basic("cbc:CompanyID", id),
    aggregate("cac:TaxScheme", [basic("cbc:ID", scheme)]),
  ]);
