import type { Context, Next } from "hono";
import { piecesOf } from "#model/body/pieces.ts";
import { Problem } from "./errors.ts";
import { innerHeaders } from "./inner-headers.ts";

/**
 * Bytes of a JSON body. A change of the configuration is the largest thing that is stored of one: both languages, before
 * and after in one audit row, have to stay under SQLite's 2 MB in production (design §6).
 */
const maxSize = 256 * 1024;
/** The same of what the front read in a file: a bank statement of a year. Of it rows are made, and none of them holds all. */
const maxOfFile = 16 * 1024 * 1024;
/** Bytes that are read of a body that is refused anyway. */
const maxRead = 4 * 1024 * 1024;

/**
 * Reads the body before anything is refused, and refuses one that is too long. The runtime closes a connection whose
 * request was not read: the client would miss the answer, or fail with its next call.
 */
export async function readBody(c: Context, next: Next): Promise<void> {
  const { body } = c.req.raw;
  const most = c.req.header(innerHeaders.read) ? maxOfFile : maxSize;
  if (body) c.req.raw = new Request(c.req.raw, { body: await readBytes(body, most) });
  await next();
}

/** The bytes of a JSON body; one that is too long is a 413, answered when it was read, one that breaks off a 400. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  most = maxSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(body);
  const parts: Uint8Array[] = [];
  let size = 0;
  const next = () => pieces.next().catch(brokenOff);
  for (let part = await next(); part && size <= Math.max(most, maxRead); part = await next()) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  if (size > most) throw new Problem(413, "errors.body_size", { values: { size: `${most / 1024} kB` } });
  return Buffer.concat(parts);
}

/** A body that cannot be read to its end is its sender's fault: cut off, or in pieces that are not what they say. */
export function brokenOff(): never {
  throw new Problem(400, "errors.body");
}
