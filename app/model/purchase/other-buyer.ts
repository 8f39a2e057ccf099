import type { Finding } from "../einvoice/findings-said.ts";

/** Among the findings of an e-invoice that is for another company: no rule of e-invoices, but one of the agency. */
export const otherBuyer: Finding = { rule: "other-buyer", severity: "warning", place: "buyer", line: null };
