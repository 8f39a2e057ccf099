import { downloadZip } from "client-zip";
import type { Context } from "hono";
import { z } from "zod";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { operation } from "#backend/operations/operation.ts";
import { texts } from "#backend/words/texts.ts";
import { one } from "#model/answer/answer.ts";
import { language } from "#model/answer/fields.ts";
import { type EInvoice, eInvoicePage } from "#model/einvoice/e-invoice.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { defaultLanguage, type Language } from "#model/text/language.ts";
import { attachment, savedAs } from "./attachment.ts";
import { csv } from "./csv.ts";
import { einvoiceOrNone } from "./einvoice-file.ts";
import { fileInTurn } from "./file-turn.ts";
import { read } from "./pdf-answer.ts";

/** E-invoices that are to be sent, as one file to be handed over: to e-adrese, or to a portal. */
export const eInvoicePackages = frontNoun();

/** E-invoices in one package at most: what is beyond comes with the next, once these are sent. */
const most = 100;

eInvoicePackages.openapi(
  operation("e_invoices.package", {
    access: { roles: "office", modules: "estimates" },
    summary: "The e-invoices that are to be sent, and a list of them with their SHA-256, as a ZIP file",
    method: "get",
    path: "/e_invoices/package",
    request: { query: z.object({ lang: language.default(defaultLanguage) }) },
    responses: {
      200: {
        description: "A file for each e-invoice, and the list",
        content: { "application/zip": { schema: z.string() } },
      },
    },
  }),
  (c) => {
    const { lang } = c.req.valid("query");
    return fileInTurn(c, async () => {
      const packed = await packAll(c);
      const name = texts(lang)("e_invoices.title");
      const lastModified = new Date(Math.max(...packed.map(({ row }) => dayOf(row).getTime()), 0));
      const list = { name: `${savedAs(name)}.csv`, input: listOf(packed, lang), lastModified };
      const files = packed.flatMap(({ file }) => file ?? []);
      const zip = downloadZip([...files, list]);
      const headers = {
        "Content-Type": "application/zip",
        "Content-Disposition": attachment(`${name}.zip`),
      };
      return new Response(zip.body, { headers });
    });
  },
);

/** The day of a document, for all that is told of its file: the same package is the same bytes. */
const dayOf = ({ date }: EInvoice): Date => new Date(`${date}T12:00:00Z`);

interface Packed {
  row: EInvoice;
  /** Null where there is no e-invoice of the document. */
  file: { name: string; input: ArrayBuffer; lastModified: Date } | null;
  sha256: string;
}

/** All that is to be sent, until there are enough files: what has none is told beside them. */
async function packAll(c: Context<FrontCall>): Promise<Packed[]> {
  const packed: Packed[] = [];
  const files = () => packed.filter(({ file }) => file !== null).length;
  for (let page = 1, last = 1; page <= last && files() < most; page += 1) {
    const waiting = `/api/e_invoices?state=unsent&per_page=100&page=${page}`;
    const { data, meta } = await read(c, waiting, eInvoicePage);
    last = meta.last_page;
    for (const row of data) if (files() < most) packed.push(await pack(c, row));
  }
  return packed;
}

/** A document as its e-invoice, in the language of its client's documents. */
async function pack(c: Context<FrontCall>, row: EInvoice): Promise<Packed> {
  const { data } = await read(c, `/api/invoices/${row.id}`, one(invoice));
  const language = data.customer.document_language || defaultLanguage;
  const written = await einvoiceOrNone(c, data, language);
  if (!written) return { row, file: null, sha256: "" };
  const input = await new Response(written.content).arrayBuffer();
  const hash = await crypto.subtle.digest("SHA-256", input);
  const sha256 = Buffer.from(hash).toString("hex");
  // By its id where names that differ by what file systems refuse would be one.
  const named = savedAs(`${row.invoice_nr}.xml`);
  const name = named === `${row.invoice_nr}.xml` ? named : savedAs(`${row.invoice_nr} (${row.id}).xml`);
  return { row, file: { name, input, lastModified: dayOf(row) }, sha256 };
}

/** Every document that is to be sent, and what is missing of those that are in no file. */
function listOf(packed: readonly Packed[], lang: Language): string {
  const t = texts(lang);
  const rows = packed.map(({ row, file, sha256 }) => [
    row.invoice_nr,
    row.customer.name,
    row.date,
    file?.name ?? t("errors.einvoice_incomplete"),
    sha256,
  ]);
  const head = ["number", "client", "date", "file"].map((column) => t(`e_invoices.${column}`));
  return csv([[...head, "SHA-256"], ...rows]);
}
