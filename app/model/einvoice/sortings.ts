import { bothWays } from "../list/sortings.ts";

/** How documents that have to be e-invoices can be sorted, by what is due first among others. */
export const eInvoiceSortings = bothWays("number", "client", "date", "due", "total");
