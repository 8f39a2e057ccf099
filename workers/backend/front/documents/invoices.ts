import type { Context } from "hono";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { texts } from "#backend/words/texts.ts";
import en from "#locales/en/documents.json" with { type: "json" };
import lv from "#locales/lv/documents.json" with { type: "json" };
import { one } from "#model/answer/answer.ts";
import { invoiceDocument } from "#model/invoice/document.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { fileInTurn } from "./file-turn.ts";
import { brandedLook } from "./look.ts";
import { documentAt, pdfAnswer, read, renderer } from "./pdf-answer.ts";
import { issuedRendering, rendering } from "./rendering.ts";

const words = { lv, en };

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
      const rendered = await renderedOf(c, data, lang);
      return pdfAnswer({ ...rendered, name: fileName(data, lang) });
    });
  });

/**
 * An issued document stays the file that it was first: rendered from its frozen copy alone, and kept. Voiding makes another
 * one. A draft is rendered whenever it has changed.
 */
async function renderedOf(c: Context<FrontCall>, data: Invoice, language: Language) {
  const shown = invoiceDocument(data, language);
  const { seller, brand, words: own } = data.content;
  const company = seller.name || decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
  const made = data.voided_at ?? data.issued_at;
  const render = async () => {
    const { renderInvoice } = await renderer();
    const look = await brandedLook(c, brand, { company, t: texts(language, own[language]) });
    return renderInvoice(shown, look, { language, made: made ? new Date(made) : new Date() });
  };
  if (made) return issuedRendering(c, `${data.id}-${Date.parse(made)}-${language}`, render);
  return rendering(c, { shown, company, language, words: words[language], own, brand, id: data.id }, render);
}

/** What a document is saved under: its number, or what it is while it has none, the client, and a language not its own. */
function fileName({ invoice_nr, content }: Invoice, language: Language): string {
  const draft = texts(language, content.words[language])("documents.marks.draft");
  return `${invoice_nr || draft} ${content.buyer.name}${language === "en" ? " ENG" : ""}`;
}
