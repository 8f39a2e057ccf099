import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm";
import { alias, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Finding } from "#model/einvoice/findings-said.ts";
import {
  type PurchaseEntry,
  type PurchaseInvoice,
  type PurchaseLine,
  purchaseStates,
} from "#model/purchase/purchase-invoice.ts";
import { sendRate } from "#model/purchase/rate.ts";
import { fold } from "#model/text/text-order.ts";
import { bankEntries } from "../bank/entries.ts";
import { clients } from "../clients.ts";
import { isOf } from "../conditions.ts";
import { type Database, isThere } from "../database.ts";
import { listOf } from "../lists.ts";
import { insertOf, raiseOf, updateOf } from "../rows.ts";
import { users } from "../users.ts";

/** Suppliers' invoices; the files are in R2 as they came (docs/decisions/090). */
export const purchaseInvoices = sqliteTable(
  "purchase_invoices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The supplier, who is among the clients. */
    client_id: integer().references(() => clients.id),
    /** The supplier's own; "" while it is not known. */
    number: text().notNull().default(""),
    /** The same without what may be written otherwise, to find it again. */
    number_key: text().notNull().default(""),
    /** Local dates, yyyy-MM-dd. */
    issued_on: text(),
    due_on: text(),
    currency: text().notNull().default("EUR"),
    /** Millionths of the currency for one euro. */
    rate: integer(),
    rate_on: text(),
    /** In the currency; below zero of a credit note. */
    net_cents: integer().notNull().default(0),
    vat_cents: integer().notNull().default(0),
    total_cents: integer().notNull().default(0),
    payable_cents: integer().notNull().default(0),
    is_read: integer({ mode: "boolean" }).notNull().default(false),
    findings: text({ mode: "json" }).$type<Finding[]>().notNull(),
    /** What it is called in R2: a random name and the ending of its type. */
    file: text().notNull(),
    file_name: text().notNull(),
    mime_type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull().unique(),
    state: text({ enum: purchaseStates }).notNull().default("open"),
    decided_at: text(),
    decided_by: integer().references(() => users.id),
    reason: text().notNull().default(""),
    paid_on: text(),
    /** The entry of a bank statement that it was paid by. */
    bank_entry_id: integer().references(() => bankEntries.id),
    taken_at: text().notNull(),
    taken_by: integer()
      .notNull()
      .references(() => users.id),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("purchase_invoices_number").on(table.client_id, table.number_key),
    index("purchase_invoices_due").on(table.state, table.due_on),
    index("purchase_invoices_bank_entry").on(table.bank_entry_id),
    // The journal of a period; by the date alone it would not be used, as its states are equal to something.
    index("purchase_invoices_issued").on(table.state, table.issued_on),
  ],
);
export type PurchaseRow = typeof purchaseInvoices.$inferSelect;
/** What is a cost: invoices that were approved, paid or not. */
export const isCost = inArray(purchaseInvoices.state, ["approved", "paid"]);
export type NewPurchase = Omit<typeof purchaseInvoices.$inferInsert, "id" | "search" | "version">;

const deciders = alias(users, "deciders");
const takers = alias(users, "takers");

const rows = (database: Database) =>
  database
    .select({
      invoice: getTableColumns(purchaseInvoices),
      supplier: { id: clients.id, name: clients.name },
      decider: { id: deciders.id, name: deciders.name },
      taker: { id: takers.id, name: takers.name },
    })
    .from(purchaseInvoices)
    .leftJoin(clients, eq(clients.id, purchaseInvoices.client_id))
    .leftJoin(deciders, eq(deciders.id, purchaseInvoices.decided_by))
    .leftJoin(takers, eq(takers.id, purchaseInvoices.taken_by));
type Found = ReturnType<ReturnType<typeof rows>["all"]>[number];

const showEntry = ({ invoice, supplier }: Found): PurchaseEntry => ({
  id: invoice.id,
  number: invoice.number,
  supplier,
  issued_on: invoice.issued_on,
  due_on: invoice.due_on,
  currency: invoice.currency,
  net_cents: invoice.net_cents,
  vat_cents: invoice.vat_cents,
  total_cents: invoice.total_cents,
  payable_cents: invoice.payable_cents,
  state: invoice.state,
  file_name: invoice.file_name,
});

/** What is to be filled in before an invoice can be approved. */
const lacksOf = (row: PurchaseRow, lines: readonly PurchaseLine[]): PurchaseInvoice["lacks"] => [
  ...(row.client_id === null ? ["supplier_id" as const] : []),
  ...(row.number === "" ? ["number" as const] : []),
  ...(row.issued_on === null ? ["issued_on" as const] : []),
  // A credit note asks for nothing.
  ...(row.due_on === null && row.total_cents >= 0 ? ["due_on" as const] : []),
  ...(row.currency !== "EUR" && row.rate === null ? ["rate" as const] : []),
  ...(lines.length === 0 ? ["lines" as const] : []),
];

/** An invoice as it is shown, with the lines that were read for it. */
export const showPurchase = (found: Found, lines: PurchaseLine[]): Omit<PurchaseInvoice, "can_decide"> => {
  const { invoice: row, decider, taker } = found;
  const euro = lines.map(({ net_eur_cents }) => net_eur_cents);
  const isKnown = euro.every((cents) => cents !== null);
  return Object.assign(showEntry(found), {
    rate: row.rate === null ? null : sendRate(row.rate),
    rate_on: row.rate_on,
    net_eur_cents: isKnown ? euro.reduce((whole, cents) => whole + (cents ?? 0), 0) : null,
    lines,
    is_read: row.is_read,
    findings: row.findings,
    file: row.file,
    mime_type: row.mime_type,
    size: row.size,
    sha256: row.sha256,
    lacks: lacksOf(row, lines),
    decided_at: row.decided_at,
    decided_by: decider,
    reason: row.reason,
    paid_on: row.paid_on,
    bank_entry_id: row.bank_entry_id,
    taken_at: row.taken_at,
    taken_by: taker,
    version: row.version,
  });
};

/** A page of suppliers' invoices: those to be paid by their due dates first, then the others, the newest first. */
export const listPurchases = listOf({
  table: purchaseInvoices,
  rows,
  show: showEntry,
  filters: {
    state: isOf(purchaseInvoices.state, "state"),
    supplier: isOf(purchaseInvoices.client_id, "supplier"),
    overdue: sql`${purchaseInvoices.state} in ('open', 'approved') and ${purchaseInvoices.due_on} < ${sql.placeholder("overdue")}`,
  },
  keepsOrder: true,
  order: [
    sql`${purchaseInvoices.state} in ('paid', 'rejected')`,
    sql`iif(${purchaseInvoices.state} in ('paid', 'rejected'), null, coalesce(${purchaseInvoices.due_on}, '9'))`,
    desc(purchaseInvoices.id),
  ],
});

/** An invoice beside its supplier, who decided on it and who took it in. */
export const findPurchaseWithNames = (database: Database, id: number): Found | undefined =>
  rows(database).where(eq(purchaseInvoices.id, id)).get();

/**
 * A number without what may be written otherwise. What stands between two figures is kept as one mark: 1/11 is not 11/1. One
 * that has nothing else stays what it is.
 */
function numberKey(number: string): string {
  const folded = fold(number);
  const marked = folded.replace(/(\d)[\s/\\.,_-]+(?=\d)/g, "$1-");
  return marked.replace(/[\s/\\.,_]|(?<!\d)-|-(?!\d)/g, "") || folded;
}

type Twin = Pick<PurchaseRow, "id" | "number">;
const twins = (database: Database) =>
  database.select({ id: purchaseInvoices.id, number: purchaseInvoices.number }).from(purchaseInvoices);

/** The invoice that came as this very file. */
export const findSameFile = (database: Database, sha256: string): Twin | undefined =>
  twins(database).where(eq(purchaseInvoices.sha256, sha256)).get();

/** Another invoice of a supplier under the same number, however it is written. */
export const findSameNumber = (
  database: Database,
  { id = 0, client_id, number }: { id?: number; client_id: number; number: string },
): Twin | undefined =>
  twins(database)
    .where(
      and(
        ne(purchaseInvoices.id, id),
        eq(purchaseInvoices.client_id, client_id),
        eq(purchaseInvoices.number_key, numberKey(number)),
      ),
    )
    .get();

/** Whether a client has sent invoices. */
export const isSupplier = (database: Database, clientId: number): boolean =>
  isThere(database, purchaseInvoices, eq(purchaseInvoices.client_id, clientId));

/** Brings what invoices are found by in step with their numbers and with what their suppliers are called. */
function keepFound(database: Database, which: SQL): void {
  for (const { invoice, supplier } of rows(database).where(which).all())
    database
      .update(purchaseInvoices)
      .set({
        number_key: numberKey(invoice.number),
        search: fold([invoice.number, supplier?.name ?? "", invoice.file_name].join(" ")),
      })
      .where(eq(purchaseInvoices.id, invoice.id))
      .run();
}

const insert = insertOf(purchaseInvoices);

/** Stores an invoice that came in, and answers its id. */
export function insertPurchase(database: Database, row: NewPurchase): number {
  const id = insert(database, Object.assign({ search: "" }, row));
  keepFound(database, eq(purchaseInvoices.id, id));
  return id;
}

const saving =
  (save: ReturnType<typeof updateOf<typeof purchaseInvoices>>) =>
  (database: Database, id: number, change: Partial<NewPurchase> = {}): void => {
    save(database, id, change);
    keepFound(database, eq(purchaseInvoices.id, id));
  };

/** Changes what is given. */
export const updatePurchase = saving(updateOf(purchaseInvoices));

/** The same where its lines have changed as well: who edits it has to have seen that. */
export const raisePurchase = saving(raiseOf(purchaseInvoices));

/** A client is called otherwise: what it sent is found by that. */
export const supplierRenamed = (database: Database, clientId: number): void =>
  keepFound(database, eq(purchaseInvoices.client_id, clientId));

/** Deletes an invoice that has no lines any more. */
export const deletePurchase = (database: Database, id: number) =>
  database.delete(purchaseInvoices).where(eq(purchaseInvoices.id, id)).run();
