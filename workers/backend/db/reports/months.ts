import { sql } from "drizzle-orm";
import { invoices } from "../invoices/invoices.ts";

/** The month of a document: yyyy-MM. */
export const documentMonth = sql<string>`substr(${invoices.date}, 1, 7)`;

/** The months of a year in their order: yyyy-MM. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`);
