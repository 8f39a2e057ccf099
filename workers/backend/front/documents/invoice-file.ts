import type { Context } from "hono";
import type { AttachedFile } from "#backend/documents/tagged-pdf.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import { texts } from "#backend/words/texts.ts";
import en from "#locales/en/documents.json" with { type: "json" };
import lv from "#locales/lv/documents.json" with { type: "json" };
import { einvoiceOf } from "#model/einvoice/einvoice.ts";
import { brokenRules } from "#model/einvoice/findings.ts";
import { invoiceDocument } from "#model/invoice/document.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Language } from "#model/text/language.ts";
import { writeXml } from "#model/xml/write.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { savedAs } from "./attachment.ts";
import { wordingOf } from "./document-wording.ts";
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
    const attached = einvoiceIn(data, language);
    return renderInvoice(shown, look, { language, made: made ? new Date(made) : new Date(), attached });
  };
  if (made) return issuedRendering(c, `${data.id}-${Date.parse(made)}-${language}`, render);
  return rendering(c, { shown, company, language, words: words[language], own, brand, id: data.id }, render);
}

/** The e-invoice that the PDF of a document in force carries, so that one file serves people and programs; none of others. */
function einvoiceIn(data: Invoice, language: Language): AttachedFile[] {
  const wording = wordingOf(data, language);
  const isInForce = data.status_id !== invoiceStatus.draft && data.status_id !== invoiceStatus.voided;
  if (!isInForce || !data.einvoice?.is_available) return [];
  if (brokenRules(data, wording).length > 0) return [];
  const bytes = new TextEncoder().encode(writeXml(einvoiceOf(data, wording)));
  const name = savedAs(`${data.invoice_nr}.xml`);
  return [{ name, type: "text/xml", bytes, description: wording.say("documents.e_invoice") }];
}

/** What a document is saved under: its number, or what it is while it has none, the client, and a language not its own. */
export function invoiceFileName({ invoice_nr, content }: Invoice, language: Language): string {
  const draft = texts(language, content.words[language])("documents.marks.draft");
  return `${invoice_nr || draft} ${content.buyer.name}${language === "en" ? " ENG" : ""}`;
}
