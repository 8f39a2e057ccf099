import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { einvoiceOf } from "#model/einvoice/einvoice.ts";
import type { Wording } from "#model/einvoice/wording.ts";
import { type Invoice, invoiceList } from "#model/invoice/invoice.ts";
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

/** Writes e-invoices of documents that are drawn, and of an installation where one is named, into a folder that is taken away again. */
export async function inFolder<Answer>(
  { place, ...drawn }: { count: number; seed: number; place: Place | null },
  work: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), "einvoices-"));
  try {
    await writeRandom(folder, drawn);
    if (place) await writeInstallation(folder, place);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes so many e-invoices of documents that are drawn into a folder, the same ones for the same seed. Answers their names. */
const writeRandom = async (folder: string, { count, seed }: { count: number; seed: number }) =>
  writeEach(
    folder,
    sampleDocuments(count, seed).map((document, index) => [`random-${index + 1}.xml`, document] as const),
  );

/** Where an installation answers, and as who it is asked. */
interface Place {
  origin: string;
  email: string;
  password: string;
}

/** Writes the e-invoices of an installation that runs into a folder, all that it has. Answers their names. */
async function writeInstallation(folder: string, { origin, email, password }: Place) {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/api${path}`, init);
    if (answer.ok || answer.status === 409) return answer;
    throw new Error(`${path} answered ${answer.status}`);
  };
  const login = await ask("/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = signedIn.parse(await login.json());
  const headers = { Authorization: `Bearer ${access_token}` };
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const list = invoiceList.parse(await (await ask(`/invoices?page=${page}`, { headers })).json());
    for (const { id } of list.invoices.data) {
      const answer = await ask(`/invoices/${id}/einvoice`, { headers });
      // A draft has none, nor has what moves goods alone.
      if (answer.status === 409) continue;
      names.push(`document-${id}.xml`);
      await writeFile(join(folder, `document-${id}.xml`), await answer.text());
    }
    if (list.invoices.data.length === 0 || page >= list.invoices.last_page) return names;
  }
}

const signedIn = z.object({ access_token: z.string() });

async function writeEach(folder: string, documents: (readonly [name: string, document: Invoice])[]) {
  await mkdir(folder, { recursive: true });
  for (const [name, document] of documents)
    await writeFile(join(folder, name), writeXml(einvoiceOf(document, wording)));
  return documents.map(([name]) => name);
}
