import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type FrozenEstimate, frozenEstimate } from "#model/online/frozen.ts";
import { type Database, prepared } from "../database.ts";

/** Documents as they were sent: the text that clients are shown, and the PDF. Rows are only ever added. */
export const documentSnapshots = sqliteTable("document_snapshots", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** JSON of what is shown (model/online/frozen.ts), byte for byte as it is hashed. */
  content: text().notNull(),
  sha256: text().notNull(),
  /** The revision of the estimate that it was made of. */
  revision: integer().notNull(),
  /** The PDF: its key in R2 below the installation, what it is called, and its SHA-256. */
  pdf_key: text().notNull(),
  pdf_name: text().notNull(),
  pdf_sha256: text().notNull(),
});
export type Snapshot = typeof documentSnapshots.$inferSelect;

/** Files in R2 that snapshots show, by their keys below the installation: they are kept for as long as there are snapshots. */
export const snapshotFiles = sqliteTable(
  "snapshot_files",
  {
    snapshot_id: integer()
      .notNull()
      .references(() => documentSnapshots.id),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.snapshot_id, table.key] }),
    index("snapshot_files_key").on(table.key),
  ],
);

export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

interface Frozen {
  shown: FrozenEstimate;
  revision: number;
  pdf: { key: string; name: string; sha256: string };
}

/** Keeps a document as it is sent, with the files that it shows. */
export function insertSnapshot(database: Database, { shown, revision, pdf }: Frozen): Snapshot {
  // In the order of its schema, as who reads it again has it.
  const content = JSON.stringify(frozenEstimate.parse(shown));
  const snapshot = database
    .insert(documentSnapshots)
    .values({
      content,
      sha256: sha256(content),
      revision,
      pdf_key: pdf.key,
      pdf_name: pdf.name,
      pdf_sha256: pdf.sha256,
    })
    .returning()
    .get();
  for (const key of filesOf(shown))
    database.insert(snapshotFiles).values({ snapshot_id: snapshot.id, key }).run();
  return snapshot;
}

/** The pictures and files that a document shows, by their keys below the installation, each once. */
export function filesOf({ estimate, brand, files }: FrozenEstimate): string[] {
  const urls = [
    ...JSON.stringify(estimate).matchAll(/"url":"\/api\/(files\/[\w.-]+)"/g),
    ...[brand.logo, brand.mark].flatMap((url) => [...(url ?? "").matchAll(/^\/api\/(images\/[\w.-]+)$/g)]),
  ];
  const shown = urls.map(([, key = ""]) => key);
  return [...new Set([...shown, ...files.map(({ file }) => `files/${file}`)])];
}

const read = new WeakMap<object, FrozenEstimate>();

/** What a snapshot shows. A row is parsed once, however often a request asks for it. */
export function readFrozen(snapshot: Pick<Snapshot, "content">): FrozenEstimate {
  const frozen = read.get(snapshot) ?? frozenEstimate.parse(JSON.parse(snapshot.content));
  read.set(snapshot, frozen);
  return frozen;
}

const holderOf = prepared((database) =>
  database
    .select({ id: snapshotFiles.snapshot_id })
    .from(snapshotFiles)
    .where(eq(snapshotFiles.key, sql.placeholder("key")))
    .limit(1)
    .prepare(),
);

/** Whether a document that was sent shows a file: `key` is the one below the installation. */
export const isShownInSnapshot = (database: Database, key: string): boolean =>
  holderOf(database).get({ key }) !== undefined;
