import { registrationNumberWarning, vatNumberProblem } from "../identifier/identifiers.ts";
import { defaultAddressOfVat, type ElectronicAddress } from "./address-schemes.ts";
import { fatalForms } from "./identifier-forms.ts";

/** What is known of a party. */
interface Registered {
  reg_nr: string;
  vat_nr: string;
  einvoice_scheme: string;
  einvoice_id: string;
}

/**
 * The address that a party has: its own, or else the number of the Latvian register of enterprises, or else its VAT number.
 * Null where there is none of these. Source: domain §4.
 */
export function electronicAddress(party: Registered): ElectronicAddress | null {
  const { einvoice_scheme: scheme, einvoice_id: id, reg_nr, vat_nr } = party;
  if (scheme !== "" && id !== "") return { scheme, id };
  return isLatvianRegistration(reg_nr) ? { scheme: "0218", id: reg_nr } : defaultAddressOfVat(vat_nr);
}

/** Whether a number is one of the Latvian register: one with a smaller first digit is a person's own code. */
export const isLatvianRegistration = (number: string): boolean =>
  /^[4-9]\d{10}$/.test(number) && registrationNumberWarning(number) === null;

/** Whether an identifier has the form, and the check digits, that its scheme asks for. */
export function isAddressOf(scheme: string, id: string): boolean {
  if (scheme === "0218") return isLatvianRegistration(id);
  if (scheme === "9939") return id.startsWith("LV") && vatNumberProblem(id) === null;
  return /^[!-~]{1,50}$/.test(id) && fatalForms.get(scheme)?.isOf(id) !== false;
}
