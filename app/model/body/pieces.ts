/** Bytes of a piece, where nothing else is said: more than a form or a JSON body has as a rule. */
const usual = 16 * 1024;

/** A body, read in pieces that are large however small those are that it came in. */
export interface Pieces {
  /** The next piece; null at the end. Fails where the body breaks off. */
  next: () => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Reads no further. */
  cancel: () => Promise<void>;
}

/**
 * Reads a body in pieces of `size` bytes, the last of which is shorter. The runtime joins what came in smaller ones: who
 * sends a byte at a time would otherwise have a Worker's one thread to itself, as a read of what is there already gives way
 * to nobody.
 */
export function piecesOf(body: ReadableStream<Uint8Array>, size = usual): Pieces {
  const joining = joiningReader(body);
  if (!joining) return asTheyCome(body.getReader());
  const next = async () => {
    const { done, value } = await joining.readAtLeast(size, new Uint8Array(size));
    return done ? null : value;
  };
  return { next, cancel: () => joining.cancel() };
}

/** A reader that joins small pieces; null for a stream that is not the runtime's own, but made by a script. */
function joiningReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    const reader = body.getReader({ mode: "byob" });
    if (Reflect.has(reader, "readAtLeast")) return reader;
    reader.releaseLock();
    return null;
  } catch (error) {
    if (error instanceof TypeError && !body.locked) return null;
    throw error;
  }
}

/** What a script makes is in pieces of its own size. */
function asTheyCome(reader: ReadableStreamDefaultReader<Uint8Array>): Pieces {
  const next = async () => {
    const { done, value } = await reader.read();
    return done ? null : new Uint8Array(value);
  };
  return { next, cancel: () => reader.cancel() };
}
