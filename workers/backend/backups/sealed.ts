import { createHash } from "node:crypto";

/**
 * An archive ends with the SHA-256 of everything before, behind what a tar program reads: a single bit that changed on its
 * way, even where no entry is, is noticed before anything of it is believed.
 */
const label = "\nsha256 ";
/** Bytes of a seal. */
export const sealSize = label.length + 65;

const sealOf = (hash: ReturnType<typeof createHash>) => Buffer.from(`${label}${hash.digest("hex")}\n`);

/** Puts the seal under an archive. */
export function seal(archive: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const hash = createHash("sha256");
  return archive.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        hash.update(piece);
        controller.enqueue(piece);
      },
      flush: (controller) => controller.enqueue(sealOf(hash)),
    }),
  );
}

/** Whether an archive is, to the last bit, what its seal says. */
export async function isSealed(archive: ReadableStream<Uint8Array>): Promise<boolean> {
  const hash = createHash("sha256");
  let found: Buffer | undefined;
  for await (const piece of withoutSeal(archive, (last) => (found = last))) hash.update(piece);
  return found?.equals(sealOf(hash)) ?? false;
}

/** An archive as far as its seal, of which anyone who wants to may hear. */
export function withoutSeal(
  archive: ReadableStream<Uint8Array>,
  onSeal: (seal: Buffer) => void = () => undefined,
): ReadableStream<Uint8Array> {
  /** The last bytes read: they may be the seal. */
  let last = Buffer.alloc(0);
  return archive.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        const read = Buffer.concat([last, piece]);
        const end = Math.max(0, read.length - sealSize);
        if (end > 0) controller.enqueue(read.subarray(0, end));
        last = read.subarray(end);
      },
      flush: () => onSeal(last),
    }),
  );
}
