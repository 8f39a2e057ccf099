import { frontNoun } from "#backend/operations/call.ts";
import { one } from "#model/answer/answer.ts";
import { invoice } from "#model/invoice/invoice.ts";
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
