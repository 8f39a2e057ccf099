import { z } from "zod";

/** What an archive says of itself, in its last entry: when it is read, everything before has been. */

const size = z.int().nonnegative();

/** In hexadecimal. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A part of an archive, with the SHA-256 of its bytes. */
const part = z.object({ name: z.string(), size, sha256 });
export type Part = z.infer<typeof part>;

/** The rows of an installation, and the pieces that they are in: lines of JSON, packed with gzip, each on its own. */
const rows = z.object({
  /** The newest migration of the tables. */
  schema: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: size })),
  /** The last number that each table gave to a row. */
  sequences: z.record(z.string(), size),
  pieces: z.array(part),
  /** The newest event of the audit's chain (decision 071); archives of before there was one have none. */
  head: z.object({ id: size, hash: sha256 }).optional(),
});
export type Rows = z.infer<typeof rows>;

/** How a file is served: its type, and what it is saved under (Content-Disposition), where it has a name. */
const served = z.object({
  type: z.string(),
  disposition: z
    .string()
    .regex(/^(inline|attachment); [\x20-\x7e]+$/)
    .optional(),
});
export type Served = z.infer<typeof served>;

const file = part.extend(served.shape);
export type FilePart = z.infer<typeof file>;

export const manifest = z.object({
  format: z.literal("back-office installation"),
  /** Counts on when archives come to look different. */
  version: z.literal(1),
  /** ISO 8601, when the rows were read. */
  at: z.string(),
  installation: z.string(),
  rows,
  /** Whether the files are in the archive, or where its place keeps them once for all archives. */
  place: z.enum(["inside", "beside"]),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestName = "manifest.json";

/** What a file may be called, from its shelf on. Nothing else gets into the store. */
export const fileName = /^(images|files|documents\/issued)\/[\w-]+(\.[\w-]+)+$/;

/** What of an installation's files is kept. Documents that are not issued are made again. */
export const shelves = ["documents/issued/", "files/", "images/"];

/** Why an archive is not taken, in words for anyone who brought it. */
export class Refusal extends Error {}
