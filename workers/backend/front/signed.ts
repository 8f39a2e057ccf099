import type { SignedType } from "#model/file/signed-rules.ts";

/**
 * What a document that was signed elsewhere is by its first bytes, or null. All of it is kept, as its signature is of every
 * byte: so nothing behind its end is cut off.
 */
export function readSigned(bytes: Uint8Array) {
  const type = typeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return type && { type, width: 0, height: 0, end: bytes.byteLength };
}

function typeOf(bytes: Buffer): SignedType | null {
  if (bytes.toString("latin1", 0, 5) === "%PDF-") return "application/pdf";
  return isContainer(bytes) ? "application/vnd.etsi.asic-e+zip" : null;
}

const head = { size: 30, method: 8, nameLength: 26, extraLength: 28 };
const name = "mimetype";
const asic = "application/vnd.etsi.asic-e+zip";

/**
 * Whether a ZIP says in its first entry, which is not compressed, that it is an ASiC container with documents and signatures.
 * Source: ETSI EN 319 162-1, A.1; APPNOTE 4.3.7. What follows the type is the next entry, or what describes this one.
 */
function isContainer(bytes: Buffer): boolean {
  if (bytes.length < head.size || bytes.toString("latin1", 0, 4) !== "PK\x03\x04") return false;
  const isPlain = bytes.readUInt16LE(head.method) === 0;
  const length = bytes.readUInt16LE(head.nameLength);
  const start = head.size + length + bytes.readUInt16LE(head.extraLength);
  if (!isPlain || bytes.toString("latin1", head.size, head.size + length) !== name) return false;
  return bytes.toString("latin1", start, start + asic.length + 2) === `${asic}PK`;
}
