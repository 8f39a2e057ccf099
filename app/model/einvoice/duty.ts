import { workingDaysAfter } from "../calendar/working-days.ts";
import { addDays } from "../date/week.ts";

/**
 * How an e-invoice leaves: through e-adrese, through an operator's access point, by mail, or in another way (a portal, EDI).
 * Source: domain §7.
 */
export const eInvoiceChannels = ["e_address", "access_point", "mail", "other"] as const;
export type EInvoiceChannel = (typeof eInvoiceChannels)[number];

/** E-adrese and operators report what goes through them to the tax authority by themselves (domain §7). */
export const reportsItself = (channel: EInvoiceChannel | null): boolean =>
  channel === "e_address" || channel === "access_point";

/** Local dates from which an e-invoice has to be sent: to public bodies, and between companies (domain §7). */
const duties = { publicBodies: "2026-01-01", companies: "2028-01-01" } as const;

/** Whom an invoice is from and to, as far as the duty goes. */
export interface EInvoiceParties {
  /** ISO 3166 codes of the seller and the buyer; "" where a document does not say. */
  seller_country: string;
  buyer_country: string;
  /** The buyer's registration number; "" of a person. */
  buyer_reg_nr: string;
  is_public_body: boolean;
}

/** Whether an invoice of a local date has to be a structured e-invoice: between parties in Latvia alone (domain §7). */
export function isEInvoiceDuty(parties: EInvoiceParties, date: string): boolean {
  const { seller_country, buyer_country, buyer_reg_nr, is_public_body } = parties;
  if (seller_country !== "LV" || buyer_country !== "LV") return false;
  if (is_public_body) return date >= duties.publicBodies;
  return buyer_reg_nr !== "" && date >= duties.companies;
}

/** The last local date on which a supply, or an advance that was paid, is to be invoiced: within 15 days (domain §7). */
export const issueBy = (supplied: string): string => addDays(supplied, 15);

/** The last local date on which an issued invoice is to be reported: within five working days (domain §7). */
export const reportBy = (issued: string): string => workingDaysAfter(issued, 5);
