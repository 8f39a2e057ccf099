import { and, asc, eq, ne, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Contact, ContactInput } from "#model/client/contact.ts";
import { type Language, languages } from "#model/text/language.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { audit } from "./audit.ts";
import { clients, raiseClient } from "./clients.ts";
import { countRows, type Database } from "./database.ts";
import { listOf } from "./lists.ts";
import { insertOf, updateOf } from "./rows.ts";

/** People of clients, beside the contact in the client's own row. */
export const clientContacts = sqliteTable(
  "client_contacts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    client_id: integer()
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    position: text().notNull().default(""),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    /** What is written to them is in; "" where it is the language of the client's documents. */
    language: text({ enum: [...languages, ""] })
      .notNull()
      .default(""),
    gets_estimates: integer({ mode: "boolean" }).notNull().default(false),
    gets_invoices: integer({ mode: "boolean" }).notNull().default(false),
    gets_reminders: integer({ mode: "boolean" }).notNull().default(false),
    sort_name: text().notNull(),
    /** What the search over everything has of it. */
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index("client_contacts_client").on(table.client_id, table.sort_name)],
);

const show = ({ sort_name, search, ...shown }: typeof clientContacts.$inferSelect): Contact => shown;

const columns = (input: ContactInput) => ({
  ...input,
  sort_name: sortKey(input.name),
  search: fold(
    [input.name, input.position, input.email, input.phone, input.phone.replace(/[^+\d]/g, "")].join(" "),
  ),
});

/** A page of a client's people, in Latvian order. */
export const listContacts = listOf({
  table: clientContacts,
  rows: (database) => database.select().from(clientContacts),
  show,
  filters: { client: eq(clientContacts.client_id, sql.placeholder("client")) },
  order: [asc(clientContacts.sort_name), asc(clientContacts.id)],
});

/** Those of a client's people who have an e-mail, in Latvian order. */
export const listAddressees = (database: Database, clientId: number) =>
  database
    .select({
      name: clientContacts.name,
      email: clientContacts.email,
      gets_estimates: clientContacts.gets_estimates,
      gets_invoices: clientContacts.gets_invoices,
      gets_reminders: clientContacts.gets_reminders,
    })
    .from(clientContacts)
    .where(and(eq(clientContacts.client_id, clientId), ne(clientContacts.email, "")))
    .orderBy(asc(clientContacts.sort_name), asc(clientContacts.id))
    .all();

/** The language of who has an address at a client; "" where nobody has one of their own. */
export const languageOfAddress = (database: Database, clientId: number, email: string): Language | "" =>
  database
    .select({ language: clientContacts.language })
    .from(clientContacts)
    .where(
      and(
        eq(clientContacts.client_id, clientId),
        eq(clientContacts.email, email),
        ne(clientContacts.language, ""),
      ),
    )
    .orderBy(asc(clientContacts.sort_name), asc(clientContacts.id))
    .limit(1)
    .get()?.language ?? "";

export function findContact(database: Database, id: number): Contact | undefined {
  const row = database.select().from(clientContacts).where(eq(clientContacts.id, id)).get();
  return row && show(row);
}

const insert = insertOf(clientContacts);
const update = updateOf(clientContacts);

export function insertContact(database: Database, client_id: number, input: ContactInput): number {
  raiseClient(database, client_id);
  return insert(database, { client_id, ...columns(input) });
}

export function updateContact(database: Database, before: Contact, input: ContactInput): void {
  update(database, before.id, columns(input));
  if (findContact(database, before.id)?.version !== before.version) raiseClient(database, before.client_id);
}

export function deleteContact(database: Database, { id, client_id }: Contact): void {
  raiseClient(database, client_id);
  database.delete(clientContacts).where(eq(clientContacts.id, id)).run();
}

export const countContactsOf = (database: Database, clientId: number): number =>
  countRows(database, clientContacts, eq(clientContacts.client_id, clientId));

export const deleteContactsOf = (database: Database, clientId: number) =>
  database.delete(clientContacts).where(eq(clientContacts.client_id, clientId)).run();

/** Addresses, in small letters, that people of a client had once, as the audit log tells, and that nobody of them has now. */
export function formerAddresses(database: Database, clientId: number): string[] {
  const isOf = sql`json_extract(${audit.before}, '$.client_id') = ${clientId}`;
  const before = database
    .selectDistinct({ email: sql<string>`lower(json_extract(${audit.before}, '$.email'))` })
    .from(audit)
    .where(and(eq(audit.entity, "client_contact"), isOf))
    .all();
  const now = new Set(listAddressees(database, clientId).map(({ email }) => email.toLowerCase()));
  return before.flatMap(({ email }) => (email && !now.has(email) ? [email] : []));
}
