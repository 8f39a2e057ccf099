import { z } from "zod";
import { frontNoun } from "#backend/operations/call.ts";
import { answers, idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { documentLanguage } from "#model/document/parts.ts";
import { findingsOf } from "#model/einvoice/findings.ts";
import { findings } from "#model/einvoice/findings-said.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { defaultLanguage } from "#model/text/language.ts";
import { attachment } from "./attachment.ts";
import { wordingOf } from "./document-wording.ts";
import { einvoiceFile } from "./einvoice-file.ts";
import { fileInTurn } from "./file-turn.ts";
import { invoiceFile, invoiceFileName } from "./invoice-file.ts";
import { documentAt, pdfAnswer, read } from "./pdf-answer.ts";

/** Invoices, waybills and credit notes as PDF (specification §7). */
export const invoiceDocuments = frontNoun();

for (const { path, hide } of [
  { path: "/invoices/pdf/{id}", hide: false },
  { path: "/invoices/pdf/{id}/", hide: true },
] as const)
  invoiceDocuments.openapi(documentAt("invoices.pdf", "A document as PDF", { path, hide }), (c) => {
    const { lang } = c.req.valid("query");
    return fileInTurn(c, async () => {
      const { data } = await read(c, `/api/invoices/${c.req.valid("param").id}`, one(invoice));
      const rendered = await invoiceFile(c, data, lang);
      return pdfAnswer({ ...rendered, name: invoiceFileName(data, lang) });
    });
  });

invoiceDocuments.openapi(
  operation("invoices.einvoice", {
    access: { roles: "office", modules: "estimates" },
    summary: "An invoice or a credit note as an e-invoice: UBL 2.1, Peppol BIS Billing 3.0",
    refuses: [409],
    method: "get",
    path: "/invoices/{id}/einvoice",
    request: {
      ...idParam,
      query: z.object({
        /** That of the client's documents, where none is said. */
        lang: documentLanguage.optional(),
        /** Whether its PDF is inside. */
        pdf: z.stringbool({ error: "errors.choice" }).default(false),
      }),
    },
    responses: {
      200: {
        description: "The e-invoice",
        content: { "application/xml": { schema: z.string() } },
      },
    },
  }),
  (c) => {
    const { lang, pdf: withPdf } = c.req.valid("query");
    return fileInTurn(c, async () => {
      const { data } = await read(c, `/api/invoices/${c.req.valid("param").id}`, one(invoice));
      const language = lang ?? (data.customer.document_language || defaultLanguage);
      const { content, isSaved } = await einvoiceFile(c, data, { language, withPdf });
      return new Response(content, {
        headers: {
          "Content-Type": "application/xml",
          "Content-Disposition": attachment(`${data.invoice_nr}.xml`),
          "X-Rendering": isSaved ? "saved" : "new",
        },
      });
    });
  },
);

invoiceDocuments.openapi(
  operation("invoices.einvoice_findings", {
    access: { roles: "office", modules: "estimates" },
    summary: "Rules of EN 16931 and Peppol that a document, also a draft, breaks",
    method: "get",
    path: "/invoices/{id}/einvoice/findings",
    request: idParam,
    responses: answers(one(findings)),
  }),
  async (c) => {
    const { data } = await read(c, `/api/invoices/${c.req.valid("param").id}`, one(invoice));
    const language = data.customer.document_language || defaultLanguage;
    const found = data.einvoice ? findingsOf(data, wordingOf(data, language)) : [];
    return c.json({ data: found }, 200);
  },
);
