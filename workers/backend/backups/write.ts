import { createHash } from "node:crypto";
import { createTarPacker } from "modern-tar";
import type { Manifest, Part } from "./manifest.ts";
import { seal } from "./sealed.ts";

/** Adds an entry of a size that is known, and says what it was. */
export type Add = (
  name: string,
  size: number,
  body: ReadableStream<Uint8Array> | Uint8Array,
) => Promise<Part>;

/** A manifest as it stands in an archive. */
export function textOf(said: Omit<Manifest, "format" | "version">): Uint8Array {
  const whole: Manifest = { format: "back-office installation", version: 1, ...said };
  return new TextEncoder().encode(JSON.stringify(whole, null, 1));
}

/**
 * A sealed tar archive, written while it is read: `fill` waits where the reader does. When `fill` fails the stream
 * does too, and what was read of it is no archive.
 */
export function writeArchive(fill: (add: Add) => Promise<void>): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const add: Add = async (name, size, body) => {
    const hash = createHash("sha256");
    const stream = body instanceof Uint8Array ? new Blob([Buffer.from(body)]).stream() : body;
    const hashed = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, to) {
        hash.update(piece);
        to.enqueue(piece);
      },
    });
    await stream.pipeThrough(hashed).pipeTo(controller.add({ name, size }));
    return { name, size, sha256: hash.digest("hex") };
  };
  fill(add).then(controller.finalize, controller.error);
  return seal(readable);
}
