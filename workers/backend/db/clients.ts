import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Client, ClientInput } from "#model/client/client.ts";
import { defaultCountry } from "#model/identifier/country.ts";
import { countryOfVatNumber } from "#model/identifier/vat-number.ts";
import { defaultLanguage, languages } from "#model/text/language.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { banks } from "./banks.ts";
import { type Database, isThere, prepared } from "./database.ts";
import { bothWays, listOf, type Sortings } from "./lists.ts";
import { insertOf, raiseOf, updateOf } from "./rows.ts";

/** In indexes: of those that are kept as of those in the archive each order is found. */
const kept = sql`(archived_at is null)`;

export const clients = sqliteTable(
  "clients",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    short_name: text().notNull(),
    reg_nr: text().notNull().default(""),
    vat_nr: text().notNull().default(""),
    /** Legal address. */
    address: text().notNull().default(""),
    /** Actual address. */
    registered_address: text().notNull().default(""),
    bank_id: integer().references(() => banks.id),
    iban: text().notNull().default(""),
    contact_name: text().notNull().default(""),
    contact_phone: text().notNull().default(""),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull().default(defaultCountry),
    email: text().notNull().default(""),
    document_language: text({ enum: languages }).notNull().default(defaultLanguage),
    buyer_reference: text().notNull().default(""),
    einvoice_scheme: text().notNull().default(""),
    einvoice_id: text().notNull().default(""),
    is_public_body: integer({ mode: "boolean" }).notNull().default(false),
    /** Latvian order and folded search: SQLite has neither (domain §6). */
    sort_name: text().notNull(),
    sort_contact: text().notNull().default(""),
    search: text().notNull(),
    archived_at: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // The search scans the index alone, in order.
    index("clients_sort").on(kept, table.sort_name, table.id, table.search),
    // Documents in the order of their clients, archived ones as well.
    index("clients_name").on(table.sort_name),
    index("clients_reg_nr").on(kept, table.reg_nr, table.sort_name),
    index("clients_vat_nr").on(kept, table.vat_nr, table.sort_name),
    index("clients_contact").on(kept, table.sort_contact, table.sort_name),
    index("clients_phone").on(kept, table.contact_phone, table.sort_name),
  ],
);
type Row = typeof clients.$inferSelect;
type RowWithBank = { clients: Row; banks: typeof banks.$inferSelect | null };

const show = ({ clients: row, banks: bank }: RowWithBank): Client => {
  const {
    contact_name,
    contact_phone,
    sort_name,
    sort_contact,
    search,
    archived_at,
    version,
    bank_id,
    ...shown
  } = row;
  return {
    ...shown,
    version,
    bank: bank && { id: bank.id, name: bank.name, swift: bank.swift },
    contact: { name: contact_name, phone: contact_phone },
    is_archived: archived_at !== null,
  };
};

const columns = ({ contact, ...input }: ClientInput) => ({
  ...input,
  contact_name: contact.name,
  contact_phone: contact.phone,
  country: input.country || countryOfVatNumber(input.vat_nr),
  document_language: input.document_language || defaultLanguage,
  sort_name: sortKey(input.name),
  sort_contact: sortKey(contact.name),
  search: fold(
    [
      ...[input.name, input.short_name, input.reg_nr, input.vat_nr],
      ...[contact.name, contact.phone, contact.phone.replace(/[^+\d]/g, ""), input.email],
    ].join(" "),
  ),
});

const withBanks = (database: Database) =>
  database.select().from(clients).leftJoin(banks, eq(banks.id, clients.bank_id));

const isKept = sql`(${clients.archived_at} is null)`;
const byName = [clients.sort_name, clients.id];
const sortings: Sortings = {
  ...bothWays("name", byName),
  ...bothWays("reg_nr", [clients.reg_nr, ...byName]),
  ...bothWays("vat_nr", [clients.vat_nr, ...byName]),
  ...bothWays("contact", [clients.sort_contact, ...byName]),
  ...bothWays("phone", [clients.contact_phone, ...byName]),
};

const list = listOf({
  table: clients,
  rows: withBanks,
  show,
  filters: { archived: sql`${isKept} = 0`, kept: sql`${isKept} = 1` },
  sortings,
  order: [asc(clients.sort_name), asc(clients.id)],
});

/** Its people or its own prices have changed. */
export const raiseClient = raiseOf(clients);

/** A page of clients in Latvian order; archived ones only when asked for. */
export const listClients = (
  database: Database,
  {
    q,
    ...query
  }: { page: number; per_page: number; q?: string; archived: boolean; sorting?: string | undefined },
) => list(database, { ...query, search: q, kept: !query.archived });

const clientOf = prepared((database) =>
  withBanks(database)
    .where(eq(clients.id, sql.placeholder("id")))
    .prepare(),
);

export function findClient(database: Database, id: number): Client | undefined {
  const row = clientOf(database).get({ id });
  return row && show(row);
}

/** Whether another client that is not archived has this registration number. */
export const sameRegistration = (database: Database, regNr: string, except?: number): boolean =>
  database
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.reg_nr, regNr), isNull(clients.archived_at)))
    .all()
    .some((row) => row.id !== except);

/**
 * The client with a registration number of its country, else a VAT number; without either, of this very name. One in the archive
 * only where no other is it.
 */
export function findClientByNumbers(
  database: Database,
  { name, reg_nr, vat_nr, country }: Record<"name" | "reg_nr" | "vat_nr" | "country", string>,
): number | undefined {
  const numbers = [
    ...(reg_nr
      ? [and(eq(clients.reg_nr, reg_nr), eq(clients.country, country || countryOfVatNumber(vat_nr)))]
      : []),
    ...(vat_nr ? [eq(clients.vat_nr, vat_nr)] : []),
  ];
  const wanted = numbers.length > 0 ? numbers : [eq(clients.name, name)];
  for (const isArchived of [false, true])
    for (const condition of wanted) {
      const found = database
        .select({ id: clients.id })
        .from(clients)
        .where(and(condition, isArchived ? isNotNull(clients.archived_at) : isNull(clients.archived_at)))
        .get();
      if (found) return found.id;
    }
  return undefined;
}

const insert = insertOf(clients);

export const insertClient = (database: Database, input: ClientInput): number =>
  insert(database, columns(input));

const update = updateOf(clients);

export const updateClient = (database: Database, id: number, input: ClientInput) =>
  update(database, id, columns(input));

/** Notes the account that a client asks to be paid into. */
export const noteAccount = (database: Database, id: number, iban: string) => update(database, id, { iban });

export const archiveClient = (database: Database, id: number, archived_at: string | null) =>
  update(database, id, { archived_at });

export const deleteClient = (database: Database, id: number) =>
  database.delete(clients).where(eq(clients.id, id)).run();

export const bankIsUsed = (database: Database, bankId: number): boolean =>
  isThere(database, clients, eq(clients.bank_id, bankId));

/** What an event is a part of that happens to a client (db/audit.ts). */
export const ofClient = (id: number) => ({ entity: "client", id });
