import { ascii, joined } from "./pictures.ts";

const objects =
  "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n";
const rows = ["0000000000 65535 f ", "0000000009 00000 n ", "0000000054 00000 n "];
const table = `xref\n0 3\n${rows.join("\n")}\n`;
const trailer = `trailer\n<</Size 3/Root 1 0 R>>\nstartxref\n${9 + objects.length}\n%%EOF\n`;

const version = "%PDF-1.7\n";

/** A document without pages. */
export const pdf = ascii(version + objects + table + trailer);

/** The same with this in a comment, where a reader of documents does not look. */
export const pdfWith = (content: string) => ascii(`${version}%${content}\n${objects}${table}${trailer}`);

/** A document of exactly this many bytes. */
export const pdfOf = (bytes: number) => {
  const start = ascii(`${version}%`);
  const end = ascii(`\n${objects}${table}${trailer}`);
  return joined(start, new Uint8Array(bytes - start.length - end.length).fill(0x20), end);
};
