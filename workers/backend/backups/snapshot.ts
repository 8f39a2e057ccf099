import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Database } from "../db/database.ts";
import { type Migrations, newestOf } from "../db/migrate.ts";
import type { Rows } from "./manifest.ts";
import { keptTables, quoted, sequencesOf } from "./tables.ts";

/** Characters of JSON that are packed together: little enough for the memory, much enough to pack well. */
const pieceSize = 512 * 1024;

/** Bytes that an installation's packed rows may have: they are in memory until they are read. */
export const mostBytes = 48 * 1024 * 1024;

/** As good as the best, for a third of the time. */
const level = 4;

export interface Snapshot {
  rows: Rows;
  /** The bytes of the pieces, in their order. */
  contents: Uint8Array[];
}

/**
 * All rows that an archive keeps, as they are in this moment: nothing is awaited, so nothing is written in between. Packed
 * while they are read; the raw rows of a large installation would not fit into the memory. Throws when the packed
 * ones would not either.
 */
export function takeSnapshot(database: Database, migrations: Migrations): Snapshot {
  const contents: Uint8Array[] = [];
  const rows: Rows = {
    schema: newestOf(migrations),
    tables: [],
    sequences: sequencesOf(database),
    pieces: [],
  };
  let bytes = 0;
  const pack = (table: string, lines: string[]) => {
    const content = gzipSync(lines.join(""), { level });
    bytes += content.byteLength;
    if (bytes > mostBytes) throw new Error(`More than ${mostBytes} bytes of packed rows`);
    const name = `rows/${String(rows.pieces.length + 1).padStart(6, "0")}-${table}.ndjson.gz`;
    const sha256 = createHash("sha256").update(content).digest("hex");
    rows.pieces.push({ name, size: content.byteLength, sha256 });
    contents.push(content);
  };
  for (const table of keptTables(database)) {
    const { count, last } = readTable(database, table, (lines) => pack(table, lines));
    rows.tables.push({ name: table, rows: count });
    if (table === "audit") rows.head = headIn(last);
  }
  return { rows, contents };
}

/** The newest event of the audit by its number and hash; undefined where it is of no chain. */
const headIn = (event: Row | undefined): Rows["head"] =>
  typeof event?.id === "number" && typeof event.hash === "string"
    ? { id: event.id, hash: event.hash }
    : undefined;

type Row = Record<string, SqlStorageValue>;

/** Hands a table's rows on, as lines of JSON and so many at a time; says how many there are, and which is the last. */
function readTable({ storage }: Database, table: string, take: (lines: string[]) => void) {
  let lines: string[] = [];
  let size = 0;
  let count = 0;
  let last: Row | undefined;
  for (const row of storage.sql.exec(`select * from ${quoted(table)}`)) {
    const line = `${JSON.stringify(row)}\n`;
    lines.push(line);
    size += line.length;
    count += 1;
    last = row;
    if (size < pieceSize) continue;
    take(lines);
    lines = [];
    size = 0;
  }
  if (lines.length > 0) take(lines);
  return { count, last };
}

/** The pieces as one stream; each is let go once it is read. */
export function streamOf(contents: Uint8Array[]): ReadableStream<Uint8Array> {
  const left = contents.values();
  return new ReadableStream({
    type: "bytes",
    pull(controller) {
      const { value, done } = left.next();
      if (done) return controller.close();
      controller.enqueue(new Uint8Array(value));
    },
  });
}
