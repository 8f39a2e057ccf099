import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { piecesOf } from "#model/body/pieces.ts";
import { brokenOff } from "../operations/body.ts";
import { invalid, Problem } from "../operations/errors.ts";
import { beginUpload, type Sender, type Upload } from "./upload-memory.ts";

/** Bytes of the texts of a form, and parts of any kind: no form of ours has more. */
const maxText = 64 * 1024;
const maxParts = 60;

interface Limits {
  /** Bytes of a file at most; the field that a larger one is refused at, and in which words. */
  maxSize: number;
  field: string;
  tooLarge: string;
}

/**
 * The parts of a multipart form one after another, as they arrive: never more than one of them is in memory, and while
 * others send much at the same time, it waits (upload-memory.ts). A body is read to its end also where it is refused, or
 * the sender would miss the answer.
 */
export async function* partsOf(
  request: Request,
  limits: Limits,
  sender: Sender,
): AsyncGenerator<MultipartPart> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "");
  // One of thousands of letters, which the parser would look for at every byte, is no boundary (RFC 2046).
  if (!boundary || boundary.length > 70 || !request.body) throw new Problem(415, "errors.body");
  const body = askedPieces(request.body);
  const parser = () =>
    new MultipartParser(boundary, {
      maxFileSize: limits.maxSize,
      maxTotalSize: maxParts * limits.maxSize,
      maxParts,
    });
  try {
    // A generator of its own: what it holds is forgotten before the rest of a refused body is read.
    yield* partsIn(body, parser(), beginUpload(sender));
  } catch (error) {
    throw refusalOf(error, limits);
  } finally {
    await drain(body);
  }
}

async function* partsIn(
  body: Pieces,
  parser: MultipartParser,
  upload: Upload,
): AsyncGenerator<MultipartPart> {
  const next = () => upload.next(body.next);
  try {
    for (let piece = await next(); piece; piece = await next()) {
      upload.hold(piece.byteLength);
      for (const part of readable(parser.write(piece))) {
        yield part;
        upload.release();
      }
    }
    parser.finish();
  } finally {
    upload.end();
  }
}

/** Bytes that are read at once: by itself the runtime gives 4 kB, and an image would arrive in thousands of pieces. */
const pieceSize = 128 * 1024;

type Pieces = ReturnType<typeof askedPieces>;

/** A body in pieces. One that was asked for and not waited for comes with the next asking: a stream takes one at a time. */
function askedPieces(body: ReadableStream<Uint8Array>) {
  const pieces = piecesOf(body, pieceSize);
  let asked: Promise<Uint8Array | null> | null = null;
  return {
    /** The next piece; null at the end. */
    next() {
      asked ??= pieces
        .next()
        .catch(brokenOff)
        .finally(() => {
          asked = null;
        });
      return asked;
    },
    cancel: pieces.cancel,
  };
}

/** The parts with a head that can be read. */
function* readable(parts: Iterable<MultipartPart>): Generator<MultipartPart> {
  for (const part of parts) {
    decoded(() => part.headers);
    yield part;
  }
}

/** What the parser reads of a part's bytes: it fails with an error of the decoder where they are no UTF-8. */
function decoded<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw invalid("body", "errors.body");
  }
}

/** Bytes read of what nobody wants any more, and milliseconds that it may take. */
const maxDrained = 128 * 1024 * 1024;
const maxDraining = 10_000;

/** Reads on without keeping anything. Who sends slowly has little on its way, and hears the answer all the same. */
async function drain(body: Pieces): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), maxDraining);
  try {
    for (let left = maxDrained; left > 0; ) {
      const piece = await Promise.race([body.next(), late]);
      if (piece === "late") return await body.cancel();
      if (piece === null) return;
      left -= piece.byteLength;
    }
  } finally {
    clearTimeout(timer);
  }
}

function refusalOf(error: unknown, { field, tooLarge }: Limits): unknown {
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
    return new Problem(413, tooLarge, { fields: { [field]: [tooLarge] } });
  return error instanceof MultipartParseError ? invalid("body", "errors.body") : error;
}

/** The text of a field; a long one is none that a form of ours would send. */
export function textOf(part: MultipartPart): string {
  if (part.size > maxText) throw new Problem(413, "errors.too_long");
  return decoded(() => part.text);
}

/** Texts by their names; `name[lv]` and `name[en]` become one map, as in `{name: {lv, en}}`. */
export function nested(texts: readonly (readonly [name: string, text: string])[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of texts) {
    const [, outer = name, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (outer === "__proto__" || inner === "__proto__") continue;
    const before = Object.hasOwn(values, outer) ? values[outer] : undefined;
    values[outer] =
      inner === undefined ? text : { ...(typeof before === "object" ? before : {}), [inner]: text };
  }
  return values;
}
