import { workingDaysAfter } from "../calendar/working-days.ts";
import { addDays } from "../date/week.ts";

/**
 * How an e-invoice leaves: through e-adrese, through an operator's access point, by mail, or in another way (a portal, EDI).
 * Source: domain §7.
 */
export const eInvoiceChannels = ["e_address", "access_point", "mail", "other"] as const;
export type EInvoiceChannel = (typeof eInvoiceChannels)[number];

/** E-adrese and operators report what goes through them to the tax authority by themselves (domain §7). */
export const selfReporting: readonly EInvoiceChannel[] = ["e_address", "access_point"];

/**
 * Local dates from which an e-invoice has to be sent: to public bodies, and between companies. Where both are in Latvia
 * (domain §7).
 */
export const duties = { publicBodies: "2026-01-01", companies: "2028-01-01" } as const;

/** The last local date on which a supply, or an advance that was paid, is to be invoiced: within 15 days (domain §7). */
export const issueBy = (supplied: string): string => addDays(supplied, 15);

/** The last local date on which an issued invoice is to be reported: within five working days (domain §7). */
export const reportBy = (issued: string): string => workingDaysAfter(issued, 5);
