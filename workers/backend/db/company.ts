import { isDeepStrictEqual } from "node:util";
import { type Company, type CompanyDetails, company } from "#model/company/company.ts";
import type { Database } from "./database.ts";
import { oneRow, oneRowTable } from "./one-row.ts";

/** One row: who sells (domain H2). Apart from the configuration, which everybody may read. */
export const companies = oneRowTable("companies");
const kept = oneRow<Company>(companies, (stored) => company.parse(stored ?? { version: 1 }));

/** The company's details, counted from version 1; empty ones with the defaults of the product until something was entered. */
export const readCompany: (database: Database) => Readonly<Company> = kept.read;

/** Stores changed details under the next version, and returns them; what says the same as before stays as it is. */
export function saveCompany(database: Database, details: CompanyDetails): Company {
  const before = readCompany(database);
  if (isDeepStrictEqual({ ...details, version: before.version }, before)) return before;
  const next = { ...details, version: before.version + 1 };
  kept.store(database, next);
  return next;
}
