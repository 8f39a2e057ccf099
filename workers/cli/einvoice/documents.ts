import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { einvoiceOf } from "#model/einvoice/einvoice.ts";
import type { Wording } from "#model/einvoice/wording.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { writeXml } from "#model/xml/write.ts";
import { sampleDocuments } from "./random-documents.ts";

/** Words of documents, plain ones: those of the product are known to its Workers alone. */
const words: Record<string, string> = {
  "documents.discount": "Discount",
  "documents.advance": "Advance",
  "documents.estimate": "Estimate",
  "documents.due_date": "Due",
};

const wording: Wording = {
  language: "lv",
  say: (key, values = {}) => [words[key] ?? key, ...Object.values(values)].join(" "),
};

/** Writes so many e-invoices of documents that are drawn into a folder, the same ones for the same seed. Answers their names. */
export const writeRandom = async (folder: string, { count, seed }: { count: number; seed: number }) =>
  writeEach(
    folder,
    sampleDocuments(count, seed).map((document, index) => [`random-${index + 1}.xml`, document] as const),
  );

async function writeEach(folder: string, documents: (readonly [name: string, document: Invoice])[]) {
  await mkdir(folder, { recursive: true });
  for (const [name, document] of documents)
    await writeFile(join(folder, name), writeXml(einvoiceOf(document, wording)));
  return documents.map(([name]) => name);
}
