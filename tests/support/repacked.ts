import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { type ParsedTarEntryWithData, packTar, unpackTar } from "modern-tar";
import type { Manifest } from "#backend/backups/manifest.ts";
import { seal, withoutSeal } from "#backend/backups/sealed.ts";

/** A row as it stands in an archive. */
export type ArchivedRow = Record<string, string | number | null>;

/** An archive that is taken apart. */
export interface Opened {
  manifest: Manifest;
  /** The rows of a table that has some, to be changed in place. */
  rowsOf: (table: string) => ArchivedRow[];
}

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const streamOf = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)]).stream();
const entryOf = (name: string, content: Uint8Array): ParsedTarEntryWithData => ({
  header: { name, size: content.byteLength, type: "file" },
  data: new Uint8Array(content),
});

/**
 * An archive as somebody would put it together who changed something in it: every SHA-256 and every count fits again, but
 * for the chain of the audit, which `change` may write again as well.
 */
export async function repacked(archive: Uint8Array, change: (opened: Opened) => void): Promise<Buffer> {
  const entries = await unpackTar(withoutSeal(streamOf(archive)));
  const contentOf = ({ data }: ParsedTarEntryWithData) => Buffer.from(data ?? []);
  const isRows = ({ header }: ParsedTarEntryWithData) => header.name.startsWith("rows/");
  const [last] = entries.slice(-1);
  if (!last) throw new Error("An archive without a manifest");
  const manifest: Manifest = JSON.parse(contentOf(last).toString());
  const tables = new Map<string, ArchivedRow[]>();
  for (const entry of entries.filter(isRows)) {
    const [, table = ""] = /-(\w+)\./.exec(entry.header.name) ?? [];
    const lines = gunzipSync(contentOf(entry)).toString().trimEnd().split("\n");
    tables.set(table, [...(tables.get(table) ?? []), ...lines.map((line) => JSON.parse(line))]);
  }
  change({ manifest, rowsOf: (table) => tables.get(table) ?? [] });
  const packed = [...tables].map(([table, rows], place) => {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    return entryOf(`rows/${String(place + 1).padStart(6, "0")}-${table}.ndjson.gz`, gzipSync(lines));
  });
  manifest.rows.pieces = packed.map((entry) => ({
    name: entry.header.name,
    size: entry.header.size,
    sha256: sha256(contentOf(entry)),
  }));
  for (const table of manifest.rows.tables) table.rows = tables.get(table.name)?.length ?? 0;
  const files = entries.slice(0, -1).filter((entry) => !isRows(entry));
  const said = entryOf("manifest.json", Buffer.from(JSON.stringify(manifest)));
  return sealed([...packed, ...files, said]);
}

/** An archive with one more entry before the others, of which its manifest does not know. */
export async function extended(archive: Uint8Array, name: string): Promise<Buffer> {
  const entries = await unpackTar(withoutSeal(streamOf(archive)));
  return sealed([entryOf(name, Buffer.from("x")), ...entries]);
}

async function sealed(entries: ParsedTarEntryWithData[]): Promise<Buffer> {
  const tar = await packTar(entries);
  return Buffer.from(await new Response(seal(streamOf(tar))).arrayBuffer());
}

/** The hash of an event behind another (decision 071), written anew here. */
export function chained(previous: string, event: ArchivedRow): string {
  const { id, at, actor_id, operation, entity, entity_id, before, after, part_of, part_of_id } = event;
  const array = [id, at, actor_id, operation, entity, entity_id, before, after, part_of, part_of_id];
  return createHash("sha256").update(previous).update("\n").update(JSON.stringify(array)).digest("hex");
}

/** The row of a table that has an id, to be changed in place. */
export function rowIn({ rowsOf }: Opened, table: string, id: number): ArchivedRow {
  const row = rowsOf(table).find((one) => (one.id ?? one.invoice_id) === id);
  if (!row) throw new Error(`${table} has no ${id}`);
  return row;
}

export function takeOut({ rowsOf }: Opened, table: string, id: number): void {
  const rows = rowsOf(table);
  rows.splice(
    rows.findIndex((one) => (one.id ?? one.invoice_id) === id),
    1,
  );
}
