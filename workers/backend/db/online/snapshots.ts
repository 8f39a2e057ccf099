import { createHash } from "node:crypto";
import { and, eq, like, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { asOffered } from "#model/estimate/client-choice.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { type FrozenEstimate, frozenEstimate } from "#model/online/frozen.ts";
import { type FrozenDocument, frozenDocument } from "#model/online/frozen-document.ts";
import { type Database, prepared } from "../database.ts";

/** Documents as they were sent: the text that clients are shown, and the PDF. Rows are only ever added. */
export const documentSnapshots = sqliteTable(
  "document_snapshots",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** JSON of what is shown (model/online/frozen.ts), byte for byte as it is hashed. */
    content: text().notNull(),
    sha256: text().notNull(),
    /** SHA-256 of what is agreed to when it is accepted, whichever language and files it was sent in: of `wordingHash` or, of what is offered anew, of that and the choice. Of an invoice it is that of what it says. */
    wording_sha256: text().notNull(),
    /** The revision of the estimate that it was made of; 0 of what was issued. */
    revision: integer().notNull(),
    /** The PDF: its key in R2 below the installation, what it is called, and its SHA-256. */
    pdf_key: text().notNull(),
    pdf_name: text().notNull(),
    pdf_sha256: text().notNull(),
  },
  (table) => [index("document_snapshots_sha256").on(table.sha256)],
);
export type Snapshot = typeof documentSnapshots.$inferSelect;

/** Files in R2 that snapshots show, by their keys below the installation: they are kept for as long as there are snapshots. */
export const snapshotFiles = sqliteTable(
  "snapshot_files",
  {
    snapshot_id: integer()
      .notNull()
      .references(() => documentSnapshots.id),
    key: text().notNull(),
    /** What a file that was sent along is called; null of a picture. */
    name: text(),
  },
  (table) => [
    primaryKey({ columns: [table.snapshot_id, table.key] }),
    index("snapshot_files_key").on(table.key),
  ],
);

export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** What a client can agree to: the estimate whatever is chosen of it, the terms and the advance. */
export type Wording = Pick<FrozenEstimate, "estimate" | "terms" | "advance_percentage">;

/** SHA-256 of a wording, by which two documents are one version. */
export const wordingHash = ({ estimate, terms, advance_percentage }: Wording): string =>
  sha256(JSON.stringify([offered(estimate), terms, advance_percentage]));

/** An estimate as its client sees it, in the order of its schema, whatever is chosen of it. */
export const offered = (estimate: Estimate): Estimate =>
  frozenEstimate.shape.estimate.parse(asOffered(estimate));

interface Frozen {
  shown: FrozenDocument;
  /** Of `wordingOf` (wording.ts). */
  wording_sha256: string;
  revision: number;
  pdf: { key: string; name: string; sha256: string };
  einvoice?: { key: string; name: string } | undefined;
}

/** Keeps a document as it is sent, with the files that it shows; one that was sent like this before is kept once. */
export function insertSnapshot(
  database: Database,
  { shown, wording_sha256, revision, pdf, einvoice }: Frozen,
): Snapshot {
  // In the order of its schema, as who reads it again has it.
  const content = JSON.stringify(frozenDocument.parse(shown));
  const known = findSnapshotBy(database, sha256(content));
  if (known?.pdf_sha256 === pdf.sha256 && known.revision === revision) return known;
  const snapshot = database
    .insert(documentSnapshots)
    .values({
      content,
      sha256: sha256(content),
      wording_sha256,
      revision,
      pdf_key: pdf.key,
      pdf_name: pdf.name,
      pdf_sha256: pdf.sha256,
    })
    .returning()
    .get();
  const files = filesOf(shown);
  if (einvoice) files.set(einvoice.key, einvoice.name);
  for (const [key, name] of files)
    database.insert(snapshotFiles).values({ snapshot_id: snapshot.id, key, name }).run();
  return snapshot;
}

/** The pictures and files that a document shows, by their keys below the installation; a picture has no name. */
function filesOf(shown: FrozenDocument): Map<string, string | null> {
  const { brand } = shown;
  const isEstimate = shown.document === "estimate";
  const products = isEstimate ? JSON.stringify(shown.estimate) : "";
  const logo = isEstimate ? null : shown.invoice.content.brand.logo;
  const urls = [
    ...products.matchAll(/"url":"\/api\/(files\/[\w.-]+)"/g),
    ...[brand.logo, brand.mark, logo].flatMap((url) => [
      ...(url ?? "").matchAll(/^\/api\/(images\/[\w.-]+)$/g),
    ]),
  ];
  const files = isEstimate ? [...shown.files, ...(shown.terms?.file ? [shown.terms.file] : [])] : [];
  return new Map<string, string | null>([
    ...urls.map(([, key = ""]) => [key, null] as const),
    ...files.map(({ file, name }) => [`files/${file}`, name] as const),
  ]);
}

/** A file that a document shows, by its key below the installation; undefined of any other. */
export const findFileOf = (database: Database, snapshot_id: number, key: string) =>
  database
    .select({ name: snapshotFiles.name })
    .from(snapshotFiles)
    .where(and(eq(snapshotFiles.snapshot_id, snapshot_id), eq(snapshotFiles.key, key)))
    .get();

/** The e-invoice that a document was sent with; undefined of one without. */
export const findEinvoiceOf = (database: Database, snapshot_id: number) =>
  database
    .select({ key: snapshotFiles.key, name: snapshotFiles.name })
    .from(snapshotFiles)
    .where(and(eq(snapshotFiles.snapshot_id, snapshot_id), like(snapshotFiles.key, "documents/issued/%.xml")))
    .get();

const read = new WeakMap<object, FrozenDocument>();

/** What a snapshot shows. A row is parsed once, however often a request asks for it. */
export function readFrozen(snapshot: Pick<Snapshot, "content">): FrozenDocument {
  const frozen = read.get(snapshot) ?? frozenDocument.parse(JSON.parse(snapshot.content));
  read.set(snapshot, frozen);
  return frozen;
}

/** The same of what is known to be an estimate. */
export function readFrozenEstimate(snapshot: Pick<Snapshot, "content">): FrozenEstimate {
  const frozen = readFrozen(snapshot);
  if (frozen.document !== "estimate") throw new Error("The snapshot is none of an estimate");
  return frozen;
}

export const findSnapshot = (database: Database, id: number): Snapshot | undefined =>
  database.select().from(documentSnapshots).where(eq(documentSnapshots.id, id)).get();

/** A document as it was sent by the SHA-256 of its content: the same content is the same document, however often it was sent. */
export const findSnapshotBy = (database: Database, sha256: string): Snapshot | undefined =>
  database.select().from(documentSnapshots).where(eq(documentSnapshots.sha256, sha256)).limit(1).get();

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
