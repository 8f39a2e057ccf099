import { asc, eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Bank, BankInput } from "#model/bank/bank.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import { sortKey } from "#model/text/text-order.ts";
import type { Database } from "./database.ts";

export const banks = sqliteTable("banks", {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  sort_name: text().notNull(),
  swift: text().notNull(),
  status: integer().notNull().default(bankStatus.shown),
});

const shown = { id: banks.id, name: banks.name, swift: banks.swift, status: banks.status };

export const listBanks = (database: Database): Bank[] =>
  database.select(shown).from(banks).orderBy(asc(banks.sort_name), asc(banks.id)).all();

export const findBank = (database: Database, id: number): Bank | undefined =>
  database.select(shown).from(banks).where(eq(banks.id, id)).get();

export const findBankBySwift = (database: Database, swift: string): Bank | undefined =>
  database.select(shown).from(banks).where(eq(banks.swift, swift)).get();

export const insertBank = (database: Database, input: BankInput): Bank =>
  database
    .insert(banks)
    .values({ ...input, sort_name: sortKey(input.name) })
    .returning(shown)
    .get();

export const setBankStatus = (database: Database, id: number, status: number): Bank =>
  database.update(banks).set({ status }).where(eq(banks.id, id)).returning(shown).get();

export const deleteBank = (database: Database, id: number) =>
  database.delete(banks).where(eq(banks.id, id)).run();
