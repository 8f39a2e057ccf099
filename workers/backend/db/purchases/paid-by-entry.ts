import { asc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { type PurchaseRow, purchaseInvoices } from "./invoices.ts";

/** The suppliers' invoices that an entry of a bank statement has paid. */
export const purchasesOfEntry = (database: Database, entryId: number): PurchaseRow[] =>
  database
    .select()
    .from(purchaseInvoices)
    .where(eq(purchaseInvoices.bank_entry_id, entryId))
    .orderBy(asc(purchaseInvoices.id))
    .all();
