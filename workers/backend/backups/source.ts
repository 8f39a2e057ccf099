import { createTarDecoder } from "modern-tar";
import type { Manifest } from "./manifest.ts";
import { withoutSeal } from "./sealed.ts";

/** Where an archive is read from; it is read several times, as it fits into no memory. */
export interface Source {
  open: () => ReadableStream<Uint8Array>;
  /** The content of a file that is kept beside the archive; null where it is not there. */
  beside: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
}

export interface Entry {
  name: string;
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** An archive that lies in the bucket in pieces, one after the other. */
export function sourceOf(bucket: R2Bucket, keys: string[], filesAt: string): Source {
  return {
    open() {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      // What fails here fails for anyone who reads.
      void join(bucket, keys, writable).catch((error) => writable.abort(error));
      return readable;
    },
    beside: async (name) => (await bucket.get(`${filesAt}/${name}`))?.body ?? null,
  };
}

async function join(bucket: R2Bucket, keys: string[], into: WritableStream<Uint8Array>): Promise<void> {
  for (const key of keys) {
    const piece = await bucket.get(key);
    if (!piece) throw new Error(`${key} is not there`);
    await piece.body.pipeTo(into, { preventClose: true });
  }
  await into.close();
}

/** The entries in their order. Each has to be read, or let go, before the next. */
export async function* entriesOf({ open }: Source): AsyncGenerator<Entry> {
  for await (const { header, body } of withoutSeal(open()).pipeThrough(createTarDecoder({ strict: true }))) {
    if (header.type !== "file") throw new Error(`${header.name} is no file`);
    yield { name: header.name, size: header.size, body };
  }
}

/** The files of an archive whose manifest is known, from inside of it or from beside. */
export async function* filesOf(source: Source, { place, files }: Manifest): AsyncGenerator<Entry> {
  if (place === "beside") {
    for (const { name, size } of files) {
      const body = await source.beside(name);
      if (!body) throw new Error(`${name} is not there`);
      yield { name, size, body };
    }
    return;
  }
  const names = new Set(files.map(({ name }) => name));
  for await (const entry of entriesOf(source)) {
    if (names.has(entry.name)) yield entry;
    else await entry.body.cancel();
  }
}
