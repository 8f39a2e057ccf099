import { downloadZip } from "client-zip";
import type { Context } from "hono";
import { fileKey } from "#backend/files/file-key.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import type { Words } from "#backend/words/texts.ts";
import type { AccountingEntry, Side } from "#model/accounting/entry.ts";
import type { AccountingPeriod } from "#model/accounting/period.ts";
import { one } from "#model/answer/answer.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { purchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { defaultLanguage } from "#model/text/language.ts";
import { savedAs } from "../attachment.ts";
import { csv } from "../csv.ts";
import { einvoiceOrNone } from "../einvoice-file.ts";
import { invoiceFile, invoiceFileName } from "../invoice-file.ts";
import { read } from "../pdf-answer.ts";
import { journalFile } from "./journal.ts";
import { vatFile } from "./vat.ts";

/** Documents in one archive at most: what one request may read and draw. More are refused in words. */
const most = 200;

/** A file of the archive, and what its list says of it. */
interface Packed {
  name: string;
  input: () => Promise<BodyInit>;
  lastModified: Date;
  sha256: string;
}

interface Asked {
  t: Words;
  period: AccountingPeriod;
}

/**
 * The documents of a period as one ZIP file: PDF and e-invoice of each that was issued, suppliers' invoices as they came, the
 * journal, VAT by rate, and a list of the files with their SHA-256. Throws a Problem (413) where there are too many.
 */
export async function archive(
  c: Context<FrontCall>,
  entries: readonly AccountingEntry[],
  { t, period }: Asked,
): Promise<ReadableStream> {
  const [sold, bought] = [idsOf(entries, "sales"), idsOf(entries, "purchases")];
  if (sold.length + bought.length > most)
    throw new Problem(413, "errors.archive_too_long", { values: { most } });
  const packed: Packed[] = [];
  const at = dayOf(period.to);
  for (const id of sold) packed.push(...(await issued(c, id, t)));
  for (const id of bought) packed.push(await received(c, id, t));
  packed.push(await textFile(`${t("books_export.journal")}.csv`, journalFile(entries, t), at));
  packed.push(await textFile(`${t("reports.short.vat_overview")}.csv`, await vatFile(c, period, t), at));
  packed.push(await textFile(`${t("books_export.contents")}.csv`, listOf(packed, t), at));
  return downloadZip(opened(packed)).body ?? new Blob().stream();
}

const idsOf = (entries: readonly AccountingEntry[], side: Side): number[] => [
  ...new Set(entries.filter((entry) => entry.side === side).map(({ document_id }) => document_id)),
];

/** Each file as its turn comes: what came from suppliers may be large. */
async function* opened(packed: readonly Packed[]) {
  for (const { name, input, lastModified } of packed)
    yield { name, input: new Response(await input()), lastModified };
}

/** A document that was issued, as the client has it in the language of its documents: its PDF, and its e-invoice where there is one. */
async function issued(c: Context<FrontCall>, id: number, t: Words): Promise<Packed[]> {
  const { data } = await read(c, `/api/invoices/${id}`, one(invoice));
  const language = data.customer.document_language || defaultLanguage;
  const at = dayOf(data.date ?? "");
  const name = `${data.invoice_nr} (${data.id})`;
  const pdf = await invoiceFile(c, data, language);
  const file = `${t("books_export.folders.sales")}/${savedAs(`${invoiceFileName(data, language)} (${data.id}).pdf`)}`;
  const einvoice = await einvoiceOrNone(c, data, language);
  const xml = `${t("books_export.folders.e_invoices")}/${savedAs(`${name}.xml`)}`;
  return [
    await binary(file, pdf.content, at),
    ...(einvoice ? [await binary(xml, einvoice.content, at)] : []),
  ];
}

/** A supplier's invoice as it came. */
async function received(c: Context<FrontCall>, id: number, t: Words): Promise<Packed> {
  const { data } = await read(c, `/api/purchase_invoices/${id}`, one(purchaseInvoice));
  const [, ending = ""] = /(\.\w+)$/.exec(data.file) ?? [];
  const name = savedAs(`${data.number} ${data.supplier?.name ?? ""} (${data.id})${ending}`);
  const open = async () => {
    const file = await c.env.FILES.get(fileKey(c, data.file));
    if (!file) throw new Error(`The file of purchase ${data.id} is not there`);
    return file.body;
  };
  return {
    name: `${t("books_export.folders.purchases")}/${name}`,
    input: open,
    lastModified: dayOf(data.issued_on ?? ""),
    sha256: data.sha256,
  };
}

async function binary(name: string, content: BodyInit, lastModified: Date): Promise<Packed> {
  const bytes = await new Response(content).arrayBuffer();
  return { name, input: async () => bytes, lastModified, sha256: await sha256Of(bytes) };
}

const textFile = (name: string, text: string, lastModified: Date): Promise<Packed> =>
  binary(savedAs(name), text, lastModified);

const sha256Of = async (bytes: ArrayBuffer): Promise<string> =>
  Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");

/** The day that all is told of: the same archive is the same bytes. */
const dayOf = (date: string): Date => new Date(`${date || "2000-01-01"}T12:00:00Z`);

const listOf = (packed: readonly Packed[], t: Words): string =>
  csv([[t("books_export.file"), "SHA-256"], ...packed.map(({ name, sha256 }) => [name, sha256])]);
