import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Company, type CompanyDetails, company } from "#model/company/company.ts";
import type { Database } from "./database.ts";

/** One row: who sells (domain H2). Apart from the configuration, which everybody may read. */
export const companies = sqliteTable("companies", {
  id: integer().primaryKey(),
  value: text().notNull(),
});

/** The company's details, counted from version 1; empty ones with the defaults of the product until something was entered. */
export function readCompany(database: Database): Company {
  const row = database.select().from(companies).where(eq(companies.id, 1)).get();
  return company.parse(row ? JSON.parse(row.value) : { version: 1 });
}

/** Stores changed details under the next version and returns them. */
export function saveCompany(database: Database, details: CompanyDetails): Company {
  const next = { ...details, version: readCompany(database).version + 1 };
  const value = JSON.stringify(next);
  database
    .insert(companies)
    .values({ id: 1, value })
    .onConflictDoUpdate({ target: companies.id, set: { value } })
    .run();
  return next;
}
