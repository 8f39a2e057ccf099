import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { recordKinds } from "#model/mail/sender-domain.ts";
import type { Database } from "./database.ts";
import { newToken } from "./tokens.ts";

/** What was found in DNS, kind by kind; null where it gave no answer. */
const found = z.partialRecord(z.enum(recordKinds), z.array(z.string()).nullable());

const kept = z.object({
  address: z.string().default(""),
  /** What stands in DNS of a domain that is this installation's: nobody else knows it. */
  proof: z.string().default(""),
  found: found.default({}),
  checked_at: z.string().nullable().default(null),
  refused_at: z.string().nullable().default(null),
  version: z.number().int().default(1),
});
type KeptSender = z.infer<typeof kept>;

/** One row: the agency's own address that mails are sent from, and how it stands with its domain. */
export const mailSenders = sqliteTable("mail_senders", {
  id: integer().primaryKey(),
  value: text().notNull(),
});

export function readMailSender(database: Database): KeptSender {
  const row = database.select().from(mailSenders).where(eq(mailSenders.id, 1)).get();
  return kept.parse(row ? JSON.parse(row.value) : {});
}

/** Stores what changes under the next version. */
export function saveMailSender(
  database: Database,
  change: Partial<Omit<KeptSender, "version" | "proof">>,
): void {
  const before = readMailSender(database);
  const proof = before.proof || newToken();
  const value = JSON.stringify({ ...before, proof, ...change, version: before.version + 1 });
  database
    .insert(mailSenders)
    .values({ id: 1, value })
    .onConflictDoUpdate({ target: mailSenders.id, set: { value } })
    .run();
}
