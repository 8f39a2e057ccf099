import { createHash, randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { type ParsedTarEntryWithData, packTar, unpackTar } from "modern-tar";
import type { Manifest, Part } from "#backend/backups/manifest.ts";
import { seal, withoutSeal } from "#backend/backups/sealed.ts";
import type { Operator } from "#cli/operator-client.ts";
import type { Chance } from "../party/chance.ts";

/** Archives that are not what an export wrote, each with what makes it so. */
export type Damage = readonly [name: string, archive: Uint8Array];

/** Bits that changed on the way, and ends that never came: of every kind of place in an archive. */
export function worn(archive: Uint8Array, chance: Chance, flips: number): Damage[] {
  const places = [
    ...[0, 100, 156, 512, 600, archive.length - 1_536, archive.length - 600, archive.length - 20],
    ...Array.from({ length: flips }, () => chance.below(archive.length)),
  ];
  const flipped = places.map((place): Damage => {
    const copy = new Uint8Array(archive);
    copy[place] = (copy[place] ?? 0) ^ (1 << chance.below(8));
    return [`a bit at ${place}`, copy];
  });
  const cut = [0, 1, 512, chance.below(archive.length), archive.length - 72, archive.length - 1].map(
    (end): Damage => [`cut off at ${end}`, archive.subarray(0, end)],
  );
  return [...flipped, ...cut, ["something behind", Buffer.concat([archive, Buffer.from("x")])]];
}

/** Archives that somebody put together from another, with a seal that is right. */
export async function forged(archive: Uint8Array): Promise<Damage[]> {
  const entries = await unpackTar(withoutSeal(streamOf(archive)));
  const [first, second, ...others] = entries;
  if (!first || !second) throw new Error("An archive without entries");
  const foreign = entryOf("rows/999999-users.ndjson.gz", gzipSync("{}\n"));
  const made: [string, ParsedTarEntryWithData[]][] = [
    ["two entries swapped", [second, first, ...others]],
    ["an entry missing", [second, ...others]],
    ["an entry twice", [first, first, second, ...others]],
    ["an entry added", [foreign, ...entries]],
    ["an entry behind the manifest", [...entries, foreign]],
    ["another's content", [{ ...first, header: { ...first.header, name: second.header.name } }, ...others]],
    ["no manifest", entries.slice(0, -1)],
    ["nothing at all", []],
    ["another format", said(entries, (manifest) => ({ ...manifest, format: "zip" }))],
    ["a newer format", said(entries, (manifest) => ({ ...manifest, version: 2 }))],
    [
      "newer tables",
      said(entries, ({ rows, ...rest }) => ({ ...rest, rows: { ...rows, schema: "9999_later" } })),
    ],
    ["a row more than there is", said(entries, moreUsers)],
    ["a row that refers to nothing", rewritten(entries, "projects", { client_id: 4_000_000 })],
    ["a text where a number is", rewritten(entries, "projects", { version: "one" })],
    ["a row without a value", rewritten(entries, "projects", { name: null })],
    ["a row with another column", rewritten(entries, "projects", { colour: "red" })],
    ["the same number twice", rewritten(entries, "projects", { id: 1 })],
    ["a file that leaves its shelf", renamed(entries, "images/../../other/images/x.png")],
    ["a file of no shelf", renamed(entries, "secrets/x.png")],
  ];
  return Promise.all(made.map(async ([name, parts]): Promise<Damage> => [name, await sealed(parts)]));
}

const streamOf = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)]).stream();
const sealed = async (entries: ParsedTarEntryWithData[]) =>
  new Uint8Array(await new Response(seal(streamOf(await packTar(entries)))).arrayBuffer());

const entryOf = (name: string, content: Uint8Array): ParsedTarEntryWithData => ({
  header: { name, size: content.byteLength, type: "file" },
  data: new Uint8Array(content),
});

const textIn = ({ data }: ParsedTarEntryWithData) => Buffer.from(data ?? []).toString();

/** The same archive with another manifest. */
function said(entries: ParsedTarEntryWithData[], change: (manifest: Manifest) => object) {
  return entries.map((entry) =>
    entry.header.name === "manifest.json"
      ? entryOf("manifest.json", Buffer.from(JSON.stringify(change(JSON.parse(textIn(entry))))))
      : entry,
  );
}

const moreUsers = ({ rows, ...rest }: Manifest): Manifest => ({
  ...rest,
  rows: {
    ...rows,
    tables: rows.tables.map((table) => (table.name === "users" ? { ...table, rows: table.rows + 1 } : table)),
  },
});

/** The same archive with another value in the last row of a table, and a manifest that knows of it. */
function rewritten(entries: ParsedTarEntryWithData[], table: string, change: object) {
  return replaced(entries, new RegExp(`-${table}\\.ndjson`), ({ header, data }) => {
    const lines = gunzipSync(data ?? Buffer.alloc(0))
      .toString()
      .trimEnd()
      .split("\n");
    const row = { ...JSON.parse(lines.pop() ?? "{}"), ...change };
    return entryOf(header.name, gzipSync(`${[...lines, JSON.stringify(row)].join("\n")}\n`));
  });
}

/** The same archive with a file of another name. */
const renamed = (entries: ParsedTarEntryWithData[], name: string) =>
  replaced(entries, /^(files|images)\//, ({ data }) => entryOf(name, data ?? new Uint8Array()));

/** The same archive with another entry in the place of the first that is called so, and a manifest that knows of it. */
function replaced(
  entries: ParsedTarEntryWithData[],
  called: RegExp,
  change: (entry: ParsedTarEntryWithData) => ParsedTarEntryWithData,
) {
  const old = entries.find(({ header }) => called.test(header.name));
  if (!old) throw new Error(`Nothing is called ${called}`);
  const entry = change(old);
  const { name, size } = entry.header;
  const sha256 = sha256Of(entry);
  const known = <Known extends Part>(part: Known): Known =>
    part.name === old.header.name ? { ...part, name, size, sha256 } : part;
  return said(entries, ({ rows, files, ...rest }) => ({
    ...rest,
    rows: { ...rows, pieces: rows.pieces.map(known) },
    files: files.map(known),
  })).map((other) => (other === old ? entry : other));
}

const sha256Of = ({ data }: ParsedTarEntryWithData) =>
  createHash("sha256")
    .update(data ?? "")
    .digest("hex");

/** Brings an archive and asks for a host with what it holds. */
export async function restoreAt(
  operator: Operator,
  host: string,
  archive: Uint8Array,
  installation?: string,
) {
  const upload = randomUUID();
  await operator.upload(upload, 0, archive);
  return operator.restore(host, { title: "Atjaunots", installation, archive: { upload, pieces: 1 } });
}
