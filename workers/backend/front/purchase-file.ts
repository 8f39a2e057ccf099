import { readUbl } from "#model/purchase/read-ubl.ts";
import { readImage } from "./image.ts";
import { readPdf } from "./pdf.ts";

/**
 * What the file of a supplier's invoice is, and what an e-invoice says, or why it is not taken; null for what is none. All of it
 * is kept as it came: the invoice is that file.
 */
export function readPurchaseFile(bytes: Uint8Array) {
  const shown = readImage(bytes) ?? readPdf(bytes);
  if (shown) return Object.assign({}, shown, { end: bytes.byteLength });
  if (!isXml(bytes)) return null;
  const reading = readUbl(bytes);
  if ("refusal" in reading) return { refusal: `errors.${reading.refusal}` };
  const { document } = reading;
  return { type: "application/xml" as const, width: 0, height: 0, end: bytes.byteLength, document };
}

/** Whether the first thing that is seen is what XML begins with, in any of its encodings. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^[\s\0]*<[\0]*[?!a-z_:]/i.test(
    Buffer.from(bytes.subarray(0, 200))
      .toString("latin1")
      .replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, ""),
  );
