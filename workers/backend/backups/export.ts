import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Env } from "../env.ts";
import { installationOf } from "../installation-of.ts";
import type { FilePart, Manifest, Rows, Served } from "./manifest.ts";
import { manifestName, shelves } from "./manifest.ts";
import { Portions } from "./portions.ts";
import { type Add, textOf, writeArchive } from "./write.ts";

/** A whole installation as one archive: its rows, its files, and last what all of that is. */
export async function exportArchive(request: Request, env: Env): Promise<Response> {
  const installation = request.headers.get(edgeHeaders.installation) ?? "";
  const { rows, content } = await installationOf(request, env).snapshot();
  const at = new Date().toISOString();
  const archive = writeArchive(async (add) => {
    await addRows(add, rows, content);
    const files: FilePart[] = [];
    for await (const { key, served } of filesOf(env.FILES, installation)) {
      const file = await env.FILES.get(key);
      if (!file) throw new Error(`${key} was taken away while it was copied`);
      files.push({ ...(await add(key.slice(installation.length + 1), file.size, file.body)), ...served });
    }
    await addManifest(add, { at, installation, rows, place: "inside", files });
  });
  return new Response(archive, { headers: { "Content-Type": "application/x-tar" } });
}

export async function addRows(
  add: Add,
  { pieces }: Rows,
  content: ReadableStream<Uint8Array>,
): Promise<void> {
  const portions = new Portions(content);
  for (const { name, size } of pieces) await add(name, size, await portions.take(size));
}

export async function addManifest(add: Add, said: Omit<Manifest, "format" | "version">): Promise<void> {
  const text = textOf(said);
  await add(manifestName, text.byteLength, text);
}

/** The files of an installation that are kept, in the order of their names. */
export async function* filesOf(
  files: R2Bucket,
  installation: string,
): AsyncGenerator<{ key: string; size: number; served: Served; etag: string }> {
  for (const shelf of shelves) {
    let cursor: string | undefined;
    do {
      const page = await files.list({
        prefix: `${installation}/${shelf}`,
        cursor,
        include: ["httpMetadata"],
      });
      for (const { key, size, etag, httpMetadata } of page.objects)
        yield { key, size, etag, served: servedAs(httpMetadata ?? {}) };
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
  }
}

const servedAs = ({ contentType, contentDisposition }: R2HTTPMetadata): Served => ({
  type: contentType ?? "application/octet-stream",
  ...(contentDisposition && { disposition: contentDisposition }),
});
