import { createHash } from "node:crypto";
import { fileName, type Manifest, manifest, manifestName, type Part, Refusal } from "./manifest.ts";
import { isSealed } from "./sealed.ts";
import { type Entry, entriesOf, filesOf, type Source } from "./source.ts";

/** Bytes of a manifest at most: a hundred thousand files. */
const manifestSize = 24 * 1024 * 1024;

/**
 * Reads an archive to its end and says what it is. A {@link Refusal} is thrown where it was changed, cut off, put together
 * by somebody else, or is of another format: its entries have to be those of its manifest, in that order, to the bit.
 */
export async function checked(source: Source): Promise<Manifest> {
  try {
    if (!(await isSealed(source.open()))) throw new Refusal("The file is damaged, cut off, or no archive");
    return await compared(source);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The archive cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function compared(source: Source): Promise<Manifest> {
  const found: Part[] = [];
  let said: Manifest | undefined;
  for await (const entry of entriesOf(source)) {
    if (said) throw new Refusal("Something follows the manifest");
    if (entry.name === manifestName) said = await manifestIn(entry);
    else found.push(await partOf(entry));
  }
  if (!said) throw new Refusal("The archive has no manifest");
  const { rows, files, place } = said;
  const inside = place === "inside" ? [...rows.pieces, ...files] : rows.pieces;
  const same = (list: Part[], other: Part[]) => list.map(nameOf).join("\n") === other.map(nameOf).join("\n");
  if (!same(found, inside)) throw new Refusal("The archive holds something else than its manifest says");
  if (files.some(({ name }) => !fileName.test(name)))
    throw new Refusal("A file has a name that none has here");
  if (new Set(files.map(({ name }) => name)).size < files.length) throw new Refusal("A file is there twice");
  if (place === "beside") {
    const beside: Part[] = [];
    for await (const entry of filesOf(source, said)) beside.push(await partOf(entry));
    if (!same(beside, files)) throw new Refusal("A file beside the archive was changed");
  }
  return said;
}

const nameOf = ({ name, size, sha256 }: Part) => `${sha256} ${size} ${name}`;

async function manifestIn({ size, body }: Entry): Promise<Manifest> {
  if (size > manifestSize) throw new Refusal("The manifest is too long");
  const read = manifest.safeParse(await new Response(body).json());
  if (!read.success) throw new Refusal("The manifest is of another format or version");
  return read.data;
}

async function partOf({ name, body }: Entry): Promise<Part> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of body) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return { name, size, sha256: hash.digest("hex") };
}
