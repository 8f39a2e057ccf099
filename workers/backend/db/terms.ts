import { desc, eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Terms, TermsInput, TermsVersion } from "#model/company/terms.ts";
import type { TermsFile } from "#model/company/terms-file.ts";
import type { FrozenTerms } from "#model/online/frozen.ts";
import { type Database, prepared } from "./database.ts";
import { listOf } from "./lists.ts";
import { insertOf } from "./rows.ts";
import { users } from "./users.ts";

/** The agency's terms. A change is another row, and none is ever deleted: ids count the versions, from 1. */
export const terms = sqliteTable("terms", {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  author_id: integer()
    .notNull()
    .references(() => users.id),
  text_lv: text().notNull(),
  text_en: text().notNull(),
  /** The PDF, JSON of model/company/terms-file.ts; null where there is none. It is in R2 for good, as its version is. */
  file: text({ mode: "json" }).$type<TermsFile>(),
});

const newest = prepared((database) =>
  database
    .select({
      id: terms.id,
      version: terms.id,
      text_lv: terms.text_lv,
      text_en: terms.text_en,
      file: terms.file,
    })
    .from(terms)
    .orderBy(desc(terms.id))
    .limit(1)
    .prepare(),
);

/** The terms as they are now; null where none were saved yet. */
export const currentTerms = (
  database: Database,
): { id: number; version: number; text_lv: string; text_en: string; file: TermsFile | null } | null =>
  newest(database).get() ?? null;

/** The terms that clients agree to today; null where there is nothing to agree to. */
export function termsInForce(database: Database): FrozenTerms | null {
  const current = currentTerms(database);
  if (!current || (current.text_lv === "" && current.text_en === "" && current.file === null)) return null;
  const { version, text_lv, text_en, file } = current;
  return { version, text_lv, text_en, ...(file && { file }) };
}

/** A version of the terms as it was. */
export const findTerms = (database: Database, id: number): Terms | undefined =>
  database
    .select({
      id: terms.id,
      version: terms.id,
      at: terms.at,
      author: { id: users.id, name: users.name },
      text_lv: terms.text_lv,
      text_en: terms.text_en,
      file: terms.file,
    })
    .from(terms)
    .innerJoin(users, eq(users.id, terms.author_id))
    .where(eq(terms.id, id))
    .get();

/** All versions without their texts, the newest first. */
export const listTermsVersions = listOf({
  table: terms,
  rows: (database: Database) =>
    database
      .select({
        id: terms.id,
        version: sql<number>`${terms.id}`,
        at: terms.at,
        author: { id: users.id, name: users.name },
      })
      .from(terms)
      .innerJoin(users, eq(users.id, terms.author_id)),
  show: (version: TermsVersion) => version,
  filters: {},
  order: [desc(terms.id)],
});

const insert = insertOf(terms);

/** Adds a version and answers its id. */
export const insertTerms = (
  database: Database,
  input: TermsInput & { file: TermsFile | null; author_id: number },
): number => insert(database, { ...input, at: new Date().toISOString() });
