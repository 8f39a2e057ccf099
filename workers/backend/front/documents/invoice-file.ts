import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { texts } from "#backend/words/texts.ts";
import en from "#locales/en/documents.json" with { type: "json" };
import lv from "#locales/lv/documents.json" with { type: "json" };
import { invoiceDocument } from "#model/invoice/document.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { brandedLook } from "./look.ts";
import { renderer } from "./pdf-answer.ts";
import { issuedRendering, rendering } from "./rendering.ts";

const words = { lv, en };

/**
 * An invoice, waybill or credit note as PDF. An issued one stays the file that it was first: rendered from its frozen copy
 * alone, and kept. Voiding makes another one. A draft is rendered whenever it has changed.
 */
export async function invoiceFile(c: Context<FrontCall>, data: Invoice, language: Language) {
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
export function invoiceFileName({ invoice_nr, content }: Invoice, language: Language): string {
  const draft = texts(language, content.words[language])("documents.marks.draft");
  return `${invoice_nr || draft} ${content.buyer.name}${language === "en" ? " ENG" : ""}`;
}
