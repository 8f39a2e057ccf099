import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { logFault } from "#protocol/log.ts";

/** Counts on when documents come to look different: what was rendered before is not used again. */
const template = 8;

/**
 * A document as it was rendered before, where nothing that it shows has changed since, or rendered now and kept in R2.
 * `shown` is everything that has a say in it: its hash is the key, so that whatever changes is another file.
 */
export async function rendering(
  c: Context<FrontCall>,
  shown: object,
  render: () => Promise<Blob>,
): Promise<Kept> {
  return kept(c, await hash(shown), render);
}

export interface Kept {
  /** Where it is kept in R2. */
  key: string;
  content: ArrayBuffer | ReadableStream;
  /** Bytes. */
  size: number;
  isSaved: boolean;
}

/**
 * A document under a name that stands for it for good, as it was rendered the first time: whatever comes to look different
 * afterwards, it stays (domain §4).
 */
export const issuedRendering = (
  c: Context<FrontCall>,
  name: string,
  render: () => Promise<Blob>,
): Promise<Kept> => kept(c, `issued/${name}`, render);

/** The same of an e-invoice. */
export const issuedEinvoice = (
  c: Context<FrontCall>,
  name: string,
  write: () => Promise<Blob>,
): Promise<Kept> => kept(c, `issued/${name}`, write, xml);

const pdf = { ending: "pdf", contentType: "application/pdf" };
const xml = { ending: "xml", contentType: "application/xml" };

async function kept(
  c: Context<FrontCall>,
  name: string,
  render: () => Promise<Blob>,
  { ending, contentType } = pdf,
): Promise<Kept> {
  const key = `${c.req.header(edgeHeaders.installation)}/documents/${name}.${ending}`;
  // That it can be looked up or kept is no condition of giving it: a full disk costs the next one its time alone.
  const saved = await c.env.FILES.get(key).catch((error) => {
    logFault("documents", error);
    return null;
  });
  if (saved) return { key, content: saved.body, size: saved.size, isSaved: true };
  const content = await (await render()).arrayBuffer();
  await c.env.FILES.put(key, content, { httpMetadata: { contentType } }).catch((error) =>
    logFault("documents", error),
  );
  return { key, content, size: content.byteLength, isSaved: false };
}

/** Stands for a document that shows all this, in its present look. */
export async function hash(shown: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...shown, template }));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
