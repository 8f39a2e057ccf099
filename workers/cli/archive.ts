import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Operator } from "./operator-client.ts";

/** Bytes that go in one request: Cloudflare takes 100 MB of most accounts. */
const pieceSize = 64 * 1024 * 1024;

/** Writes the archive of a host's installation into a file, which is there only once it is whole. Returns its bytes. */
export async function saveArchive(operator: Operator, host: string, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const unfinished = `${file}.part`;
  try {
    // A stream that breaks off fails here: the archive is sent without a length, and its end is said.
    await pipeline(await operator.exported(host), createWriteStream(unfinished, { mode: 0o600 }));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return statSync(file).size;
}

/** Brings an archive to the edge, in pieces; what it can be restored from. */
export async function uploadArchive(
  operator: Operator,
  file: string,
): Promise<{ upload: string; pieces: number }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`);
  const upload = randomUUID();
  const pieces = Math.max(1, Math.ceil(statSync(file).size / pieceSize));
  for (let piece = 0; piece < pieces; piece += 1) {
    const start = piece * pieceSize;
    const chunks: Buffer[] = [];
    for await (const chunk of createReadStream(file, { start, end: start + pieceSize - 1 }))
      chunks.push(chunk);
    await operator.upload(upload, piece, Buffer.concat(chunks));
  }
  return { upload, pieces };
}
