import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Env } from "../env.ts";
import { installationOf } from "../installation-of.ts";
import { checked } from "./check.ts";
import { type Manifest, Refusal } from "./manifest.ts";
import { entriesOf, filesOf, type Source } from "./source.ts";

/** What was restored, for the person who asked for it. */
export interface Restored {
  /** When the archive was made. */
  at: string;
  installation: string;
  rows: number;
  files: number;
}

/**
 * Makes an empty installation what an archive says. Everything is checked first, the rows by loading them and taking that
 * back; then come the files, to which nothing refers yet, and last the rows, at once. Throws a {@link Refusal} before
 * anything is written.
 */
export async function restore(request: Request, env: Env, source: Source): Promise<Restored> {
  const installation = installationOf(request, env);
  const name = request.headers.get(edgeHeaders.installation) ?? "";
  if (!(await installation.isEmpty()))
    throw new Refusal(
      "The installation is not empty: people have worked there. Name another with --installation",
    );
  const said = await checked(source);
  refuse(await installation.rehearse(said.rows, rowsOf(source, said)));
  await putFiles(env.FILES, name, source, said);
  refuse(await installation.restore(name, said.rows, rowsOf(source, said)));
  return {
    at: said.at,
    installation: said.installation,
    rows: said.rows.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: said.files.length,
  };
}

function refuse(refusal: string | null): void {
  if (refusal !== null) throw new Refusal(refusal);
}

/** The pieces of the rows, one behind the other. */
function rowsOf(source: Source, { rows }: Manifest): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async () => {
    let left = rows.pieces.length;
    if (left > 0)
      for await (const { body } of entriesOf(source)) {
        await body.pipeTo(writable, { preventClose: true });
        left -= 1;
        if (left === 0) break;
      }
    await writable.close();
  };
  void write().catch((error) => writable.abort(error));
  return readable;
}

/** Puts the files into the store, which compares each with its hash once more. */
async function putFiles(
  files: R2Bucket,
  installation: string,
  source: Source,
  said: Manifest,
): Promise<void> {
  const known = new Map(said.files.map((file) => [file.name, file]));
  for await (const { name, size, body } of filesOf(source, said)) {
    const { type, disposition, sha256 } = known.get(name) ?? {};
    await files.put(`${installation}/${name}`, body.pipeThrough(new FixedLengthStream(size)), {
      httpMetadata: { contentType: type, ...(disposition && { contentDisposition: disposition }) },
      sha256,
    });
  }
}
