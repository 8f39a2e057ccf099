import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type InvoiceContent, invoiceContent } from "#model/invoice/content.ts";
import type { Database } from "../database.ts";
import { invoices } from "./invoices.ts";

/**
 * What issued documents say (app/model/invoice/content.ts). In a table of its own: it is a hundred times as large as the
 * rest of a document, and lists that count and sum would read past all of it.
 */
export const invoiceContents = sqliteTable("invoice_contents", {
  invoice_id: integer()
    .primaryKey()
    .references(() => invoices.id),
  content: text({ mode: "json" }).notNull(),
});

/** Keeps what a document says; it is written once and never changed (domain §4). */
export const freeze = (database: Database, invoice_id: number, content: InvoiceContent) =>
  database.insert(invoiceContents).values({ invoice_id, content }).run();

/** The addresses of the logos that issued documents name. */
export const frozenLogos = (database: Database): string[] =>
  database
    .selectDistinct({ logo: sql<string | null>`json_extract(${invoiceContents.content}, '$.brand.logo')` })
    .from(invoiceContents)
    .all()
    .flatMap(({ logo }) => logo ?? []);

/** The SHA-256 of what an issued document says, of the very text that its row holds; null while it is a draft. */
export function frozenHash(database: Database, invoiceId: number): string | null {
  const text = sql<string>`${invoiceContents.content}`;
  const row = database
    .select({ text })
    .from(invoiceContents)
    .where(eq(invoiceContents.invoice_id, invoiceId))
    .get();
  return row ? createHash("sha256").update(row.text).digest("hex") : null;
}

/** What an issued document says; undefined while it is a draft. */
export function frozenContent(database: Database, invoiceId: number): InvoiceContent | undefined {
  const row = database.select().from(invoiceContents).where(eq(invoiceContents.invoice_id, invoiceId)).get();
  return row && invoiceContent.parse(row.content);
}
