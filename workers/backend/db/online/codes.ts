import { randomInt } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, prepared } from "../database.ts";
import { hashOf, newToken } from "../tokens.ts";

/** Codes by which somebody proves that a mailbox is theirs, with who they said they are. A used one is deleted. */
export const acceptanceCodes = sqliteTable("acceptance_codes", {
  /** SHA-256 of what the form names it by. */
  request_hash: text().primaryKey(),
  code_hash: text().notNull(),
  link_id: integer().notNull(),
  name: text().notNull(),
  role: text().notNull(),
  email: text().notNull(),
  at: text().notNull(),
  tries: integer().notNull().default(0),
});
export type CodeRow = typeof acceptanceCodes.$inferSelect;

/** Minutes that a code holds, and how many times one may be typed. */
export const codeMinutes = 15;
const mostTries = 5;

/** Makes a code of six digits; answers it and what the acceptance names it by, the only time both are seen. */
export function insertCode(
  database: Database,
  person: Pick<CodeRow, "link_id" | "name" | "role" | "email">,
): { request: string; code: string } {
  const request = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = Date.now();
  database
    .delete(acceptanceCodes)
    .where(lt(acceptanceCodes.at, new Date(now - codeMinutes * 60_000).toISOString()))
    .run();
  database
    .insert(acceptanceCodes)
    .values({
      ...person,
      request_hash: hashOf(request),
      code_hash: hashOf(`${request} ${code}`),
      at: new Date(now).toISOString(),
    })
    .run();
  return { request, code };
}

const ofRequest = prepared((database) =>
  database
    .select()
    .from(acceptanceCodes)
    .where(eq(acceptanceCodes.request_hash, sql.placeholder("hash")))
    .prepare(),
);

/** The code that was asked for under a name, while it holds; undefined otherwise. */
export function findCode(database: Database, linkId: number, request: string): CodeRow | undefined {
  const row = ofRequest(database).get({ hash: hashOf(request) });
  const isInTime = row && Date.parse(row.at) > Date.now() - codeMinutes * 60_000;
  return row && isInTime && row.link_id === linkId && row.tries < mostTries ? row : undefined;
}

/** Counts one try of a code. */
export const countTry = (database: Database, { request_hash }: CodeRow) =>
  database
    .update(acceptanceCodes)
    .set({ tries: sql`${acceptanceCodes.tries} + 1` })
    .where(eq(acceptanceCodes.request_hash, request_hash))
    .run();

export const isCode = ({ code_hash }: CodeRow, request: string, typed: string): boolean =>
  code_hash === hashOf(`${request} ${typed}`);

export const dropCode = (database: Database, { request_hash }: CodeRow) =>
  database.delete(acceptanceCodes).where(eq(acceptanceCodes.request_hash, request_hash)).run();

/** No code of a link holds any longer: what it was asked for is another choice by now. */
export const dropCodesOf = (database: Database, linkId: number) =>
  database.delete(acceptanceCodes).where(eq(acceptanceCodes.link_id, linkId)).run();
