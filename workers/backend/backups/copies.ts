import { createHash } from "node:crypto";
import { z } from "zod";
import type { Env } from "../env.ts";
import { addManifest, addRows, filesOf } from "./export.ts";
import { type FilePart, type Manifest, manifestName, type Rows } from "./manifest.ts";
import { sealSize } from "./sealed.ts";
import { textOf, writeArchive } from "./write.ts";

/** Copies of an installation that are kept. */
const kept = 30;
/** Keys that the store takes in one request. */
const deletedAtOnce = 1_000;

/** Where the copies of an installation are, and the files of all of them: each once. */
const copiesOf = (installation: string) => `copies/${installation}/`;
export const filesBeside = (installation: string) => `files/${installation}`;
export const copyAt = (installation: string, name: string) => `${copiesOf(installation)}${name}.tar`;

/** A copy, by the time at which it was made. */
export interface Copy {
  name: string;
  /** Bytes of its rows; the files are not counted. */
  size: number;
}

/** The copies of an installation, newest first. */
export async function listCopies({ BACKUPS }: Env, installation: string): Promise<Copy[]> {
  const prefix = copiesOf(installation);
  const { objects } = await BACKUPS.list({ prefix });
  return objects
    .filter(({ key }) => key.endsWith(".tar"))
    .map(({ key, size }) => ({ name: key.slice(prefix.length, -".tar".length), size }))
    .reverse();
}

/**
 * Copies an installation: an archive of its rows, as they were when they were read, and beside it the files that no copy
 * before had. The oldest copies go, and with them the files that only they named.
 */
export async function makeCopy(
  env: Env,
  installation: string,
  { rows, content }: { rows: Rows; content: ReadableStream<Uint8Array> },
): Promise<void> {
  const at = new Date().toISOString();
  const files = await copyFiles(env, installation);
  const said = { at, installation, rows, place: "beside", files } as const;
  const archive = writeArchive(async (add) => {
    await addRows(add, rows, content);
    await addManifest(add, said);
  });
  const name = at.slice(0, 23).replaceAll(/[:.]/g, "-");
  await env.BACKUPS.put(copyAt(installation, name), archive.pipeThrough(new FixedLengthStream(sizeOf(said))));
  // For who has to know later which files this copy needs; in its manifest they are behind all rows.
  await env.BACKUPS.put(listAt(installation, name), JSON.stringify(files.map((file) => file.name)));
  await forgetOld(env, installation);
}

const listAt = (installation: string, name: string) => `${copiesOf(installation)}${name}.json`;

/** Takes the oldest copies away, and the files that none of those that stay needs. */
async function forgetOld(env: Env, installation: string): Promise<void> {
  const copies = (await listCopies(env, installation)).map(({ name }) => name);
  const old = copies.slice(kept);
  if (old.length === 0) return;
  await env.BACKUPS.delete(old.flatMap((name) => [copyAt(installation, name), listAt(installation, name)]));
  const needed = new Set<string>();
  for (const name of copies.slice(0, kept)) {
    const list = await env.BACKUPS.get(listAt(installation, name));
    // A copy that ended before its list was written needs nobody knows what.
    if (!list) return;
    for (const file of z.array(z.string()).parse(await list.json())) needed.add(file);
  }
  const beside = [...(await copiedFiles(env.BACKUPS, installation)).keys()];
  const unneeded = beside.filter((name) => !needed.has(name));
  for (let at = 0; at < unneeded.length; at += deletedAtOnce)
    await env.BACKUPS.delete(
      unneeded.slice(at, at + deletedAtOnce).map((name) => `${filesBeside(installation)}/${name}`),
    );
}

/** Bytes of an archive without files: each entry has a header and is filled up to whole blocks, two of which end it. */
function sizeOf(said: Omit<Manifest, "format" | "version">): number {
  const block = 512;
  const manifest = { name: manifestName, size: textOf(said).byteLength };
  const entries = [...said.rows.pieces, manifest];
  const blocks = entries.reduce((sum, { size }) => sum + 1 + Math.ceil(size / block), 2);
  return blocks * block + sealSize;
}

/** Copies the files that are not yet beside the copies, and says what all of them are. */
async function copyFiles({ FILES, BACKUPS }: Env, installation: string): Promise<FilePart[]> {
  const known = await copiedFiles(BACKUPS, installation);
  const files: FilePart[] = [];
  for await (const { key, size, served, etag } of filesOf(FILES, installation)) {
    const name = key.slice(installation.length + 1);
    const copied = known.get(name);
    if (copied?.etag === etag) {
      files.push({ name, size, ...served, sha256: copied.sha256 });
      continue;
    }
    const file = await FILES.get(key);
    if (!file) throw new Error(`${key} was taken away while it was copied`);
    const content = await file.arrayBuffer();
    const sha256 = createHash("sha256").update(new Uint8Array(content)).digest("hex");
    await BACKUPS.put(`${filesBeside(installation)}/${name}`, content, {
      sha256,
      customMetadata: { sha256, etag },
    });
    files.push({ name, size, ...served, sha256 });
  }
  return files;
}

/** What is known of the files beside the copies: their hashes, and which version of a file each is of. */
async function copiedFiles(backups: R2Bucket, installation: string) {
  const prefix = `${filesBeside(installation)}/`;
  const known = new Map<string, { sha256: string; etag: string }>();
  let cursor: string | undefined;
  do {
    const page = await backups.list({ prefix, cursor, include: ["customMetadata"] });
    for (const { key, customMetadata } of page.objects) {
      const { sha256, etag } = customMetadata ?? {};
      if (sha256 && etag) known.set(key.slice(prefix.length), { sha256, etag });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return known;
}
