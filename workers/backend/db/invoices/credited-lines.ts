import { asc, eq, sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import type { CreditedLine } from "#model/invoice/left-document.ts";
import type { Database } from "../database.ts";
import { positionItems } from "../estimates/items.ts";
import { invoices } from "./invoices.ts";

/** What credit notes of parts take back, by the lines of the document that they are of. */
export const creditedLines = sqliteTable(
  "credited_lines",
  {
    credit_note_id: integer()
      .notNull()
      .references(() => invoices.id),
    /** Where the line stands in what the document says: the first is 0. */
    line: integer().notNull(),
    /** Ten-thousandths; 0 where only its price was lowered. */
    quantity: integer().notNull(),
    /** Without VAT, after the discount. */
    net_cents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.credit_note_id, table.line] })],
);

/** What was taken back of the lines of a document so far. */
export const listCreditedLines = (database: Database, invoiceId: number): CreditedLine[] =>
  database
    .select({
      line: creditedLines.line,
      quantity: creditedLines.quantity,
      net_cents: creditedLines.net_cents,
    })
    .from(creditedLines)
    .innerJoin(invoices, eq(invoices.id, creditedLines.credit_note_id))
    .where(eq(invoices.credits_id, invoiceId))
    .orderBy(asc(creditedLines.credit_note_id), asc(creditedLines.line))
    .all();

/** How much of a line of an estimate credit notes take back of the document that has it: ten-thousandths. */
export const returnedQuantity = sql<number>`iif(${invoices.credited_cents} > 0, coalesce((
  select sum(returned.quantity) from credited_lines as returned
  inner join invoices as note on note.id = returned.credit_note_id
  where note.credits_id = ${invoices.id}
    and json_extract(${invoices.position_item_ids}, '$[' || returned.line || ']') = ${positionItems.id}), 0), 0)`;

export function insertCreditedLines(
  database: Database,
  credit_note_id: number,
  lines: readonly CreditedLine[],
): void {
  for (const line of lines)
    database
      .insert(creditedLines)
      .values({ credit_note_id, ...line })
      .run();
}
