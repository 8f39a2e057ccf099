import { and, desc, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mailedKinds } from "#model/mail/mailed-kinds.ts";
import { type Database, prepared } from "../database.ts";
import { documentMails, type MailedDocument } from "../document-mails.ts";
import { versionAfter } from "../rows.ts";
import { hashOf, newToken } from "../tokens.ts";
import { clientAnswers } from "./answers.ts";
import { documentSnapshots, findSnapshot, type Snapshot } from "./snapshots.ts";

/** The online documents that clients were sent, one for each mail. */
export const documentLinks = sqliteTable(
  "document_links",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    mail_id: integer()
      .notNull()
      .unique()
      .references(() => documentMails.id),
    document: text({ enum: mailedKinds }).notNull(),
    document_id: integer().notNull(),
    /** Whose project it was when it was sent. */
    client_id: integer(),
    snapshot_id: integer()
      .notNull()
      .references(() => documentSnapshots.id),
    /** The last local date on which it can be opened and answered. */
    valid_until: text().notNull(),
    revoked_at: text(),
    /** When a newer document was sent instead. */
    replaced_at: text(),
    version: integer().notNull().default(1),
  },
  (table) => [index("document_links_document").on(table.document, table.document_id)],
);
export type LinkRow = typeof documentLinks.$inferSelect;

/** SHA-256 of the tokens that open a document. A later mail about it has a token of its own. */
export const linkTokens = sqliteTable("link_tokens", {
  token_hash: text().primaryKey(),
  link_id: integer()
    .notNull()
    .references(() => documentLinks.id),
});

/** Another token for a link: 256 bits of randomness, of which only the hash is stored. */
export function openLink(database: Database, link_id: number): string {
  const token = newToken();
  database
    .insert(linkTokens)
    .values({ token_hash: hashOf(token), link_id })
    .run();
  return token;
}

export const insertLink = (
  database: Database,
  link: Pick<LinkRow, "mail_id" | "document" | "document_id" | "client_id" | "snapshot_id" | "valid_until">,
): LinkRow => database.insert(documentLinks).values(link).returning().get();

const openedBy = prepared((database) =>
  database
    .select({ link: documentLinks, mail: documentMails, snapshot: documentSnapshots })
    .from(linkTokens)
    .innerJoin(documentLinks, eq(documentLinks.id, linkTokens.link_id))
    .innerJoin(documentMails, eq(documentMails.id, documentLinks.mail_id))
    .innerJoin(documentSnapshots, eq(documentSnapshots.id, documentLinks.snapshot_id))
    .where(eq(linkTokens.token_hash, sql.placeholder("hash")))
    .prepare(),
);

/** The link that a token opens, with the mail that it went with and what it shows; undefined for any other text. */
export const findByToken = (database: Database, token: string) =>
  openedBy(database).get({ hash: hashOf(token) });
export type Opened = NonNullable<ReturnType<typeof findByToken>>;

export const findLink = (database: Database, id: number): LinkRow | undefined =>
  database.select().from(documentLinks).where(eq(documentLinks.id, id)).get();

const ofDocument = ({ document, document_id }: MailedDocument) =>
  and(eq(documentLinks.document, document), eq(documentLinks.document_id, document_id));

/** The link of a document that was sent last. */
export const newestLinkOf = (database: Database, mailed: MailedDocument): LinkRow | undefined =>
  database
    .select()
    .from(documentLinks)
    .where(ofDocument(mailed))
    .orderBy(desc(documentLinks.id))
    .limit(1)
    .get();

/**
 * The links of a document that went to the client that one of them went to, the newest first: a project may get another
 * client, who is not told what was spoken of with the one before.
 */
export const linksToSameClient = (database: Database, link: LinkRow) =>
  database
    .select({ id: documentLinks.id })
    .from(documentLinks)
    .where(and(ofDocument(link), sql`${documentLinks.client_id} is ${link.client_id}`))
    .orderBy(desc(documentLinks.id));

/** What a link shows. A link has a snapshot for good. */
export function findSnapshotOf(database: Database, { snapshot_id }: LinkRow): Snapshot {
  const found = findSnapshot(database, snapshot_id);
  if (!found) throw new Error(`The snapshot ${snapshot_id} of a link is gone`);
  return found;
}

/** The mail that a link went with. */
export function findMailOf(database: Database, { mail_id }: LinkRow) {
  const found = database.select().from(documentMails).where(eq(documentMails.id, mail_id)).get();
  if (!found) throw new Error(`The mail ${mail_id} of a link is gone`);
  return found;
}

const unanswered = (database: Database) =>
  and(
    isNull(documentLinks.replaced_at),
    notExists(
      database
        .select({ found: sql`1` })
        .from(clientAnswers)
        .where(eq(clientAnswers.link_id, documentLinks.id)),
    ),
  );

/** Links of another wording that nobody has answered. */
const isOther = (database: Database, wording_sha256: string) =>
  and(
    unanswered(database),
    notExists(
      database
        .select({ found: sql`1` })
        .from(documentSnapshots)
        .where(
          and(
            eq(documentSnapshots.id, documentLinks.snapshot_id),
            eq(documentSnapshots.wording_sha256, wording_sha256),
          ),
        ),
    ),
  );

/**
 * Replaces what was sent of a document before a mail, in another wording than it brought, and was not answered. Once the post has
 * that mail: until then the client has nothing newer.
 */
export function replaceOlder(database: Database, mailId: number): void {
  const link = database.select().from(documentLinks).where(eq(documentLinks.mail_id, mailId)).get();
  if (!link) return;
  const { wording_sha256 } = findSnapshotOf(database, link);
  database
    .update(documentLinks)
    .set({ replaced_at: new Date().toISOString(), version: sql`${documentLinks.version} + 1` })
    .where(and(ofDocument(link), lt(documentLinks.id, link.id), isOther(database, wording_sha256)))
    .run();
}

/** Takes back what was sent of a document in another wording than one that was accepted without a link, and was not answered. */
export function revokeOthers(database: Database, mailed: MailedDocument, wording_sha256: string): void {
  database
    .update(documentLinks)
    .set({ revoked_at: new Date().toISOString(), version: sql`${documentLinks.version} + 1` })
    .where(and(ofDocument(mailed), isNull(documentLinks.revoked_at), isOther(database, wording_sha256)))
    .run();
}

/** Takes back all that was sent of a document that is deleted, but for what was answered. */
export const revokeLinksOf = (database: Database, mailed: MailedDocument): void => {
  database
    .update(documentLinks)
    .set({ revoked_at: new Date().toISOString(), version: sql`${documentLinks.version} + 1` })
    .where(and(ofDocument(mailed), isNull(documentLinks.revoked_at), unanswered(database)))
    .run();
};

/** Takes back the link of a mail that did not leave: nobody has it. */
export const revokeLinkOfMail = (database: Database, mailId: number): void => {
  database
    .update(documentLinks)
    .set({ revoked_at: new Date().toISOString(), version: sql`${documentLinks.version} + 1` })
    .where(eq(documentLinks.mail_id, mailId))
    .run();
};

export const updateLink = (
  database: Database,
  id: number,
  change: Partial<Pick<LinkRow, "valid_until" | "revoked_at">>,
) =>
  database
    .update(documentLinks)
    .set({ ...change, version: versionAfter(documentLinks, change) })
    .where(eq(documentLinks.id, id))
    .run();
