import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { brokenOff } from "../operations/body.ts";
import { invalid, Problem } from "../operations/errors.ts";
import { beginTurn, type Turn } from "./turns.ts";

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
 * others send much at the same time, it waits (turns.ts). A body is read to its end also where it is refused, or the
 * sender would miss the answer.
 */
export async function* partsOf(request: Request, limits: Limits): AsyncGenerator<MultipartPart> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "");
  if (!boundary || !request.body) throw new Problem(415, "errors.body");
  const reader = request.body.getReader({ mode: "byob" });
  const parser = new MultipartParser(boundary, {
    maxFileSize: limits.maxSize,
    maxTotalSize: maxParts * limits.maxSize,
    maxParts,
  });
  const turn = beginTurn();
  try {
    for (let piece = await readIn(turn, reader); !piece.done; piece = await readIn(turn, reader)) {
      turn.hold(piece.value.byteLength);
      for (const part of readable(parser.write(piece.value))) {
        yield part;
        turn.release();
      }
    }
    parser.finish();
  } catch (error) {
    throw refusalOf(error, limits);
  } finally {
    turn.end();
    await drain(reader);
  }
}

/** Bytes that are read at once: by itself the runtime gives 4 kB, and an image would arrive in thousands of pieces. */
const pieceSize = 128 * 1024;

async function readIn(turn: Turn, reader: ReadableStreamBYOBReader) {
  await turn.next();
  return readOn(reader);
}

const readOn = (reader: ReadableStreamBYOBReader) =>
  reader.readAtLeast(pieceSize, new Uint8Array(pieceSize)).catch(brokenOff);

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

/** Bytes read of what nobody wants any more. */
const maxDrained = 128 * 1024 * 1024;

async function drain(reader: ReadableStreamBYOBReader): Promise<void> {
  let read = 0;
  for (let part = await readOn(reader); !part.done && read < maxDrained; part = await readOn(reader))
    read += part.value.byteLength;
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
