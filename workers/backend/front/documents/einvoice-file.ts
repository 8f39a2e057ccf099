import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { einvoiceOf } from "#model/einvoice/einvoice.ts";
import { brokenRules } from "#model/einvoice/findings.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Language } from "#model/text/language.ts";
import { writeXml } from "#model/xml/write.ts";
import { wordingOf } from "./document-wording.ts";
import { invoiceFile, invoiceFileName } from "./invoice-file.ts";
import { issuedEinvoice, type Kept } from "./rendering.ts";

/** Why there is no e-invoice of a document: the key of the message; null where there is one. */
function whyNone({ einvoice, status_id }: Invoice): string | null {
  if (!einvoice) return "errors.einvoice_goods";
  if (status_id === invoiceStatus.draft) return "errors.einvoice_draft";
  return einvoice.is_available ? null : "errors.einvoice_incomplete";
}

/**
 * An invoice or a credit note as an e-invoice (domain §4). Like its PDF it stays the file that it was first, in each language,
 * with its PDF inside where that is asked for. Throws a 409 where there is none of the document,
 * and where it would break a rule of EN 16931 or Peppol.
 */
export async function einvoiceFile(
  c: Context<FrontCall>,
  data: Invoice,
  { language, withPdf }: { language: Language; withPdf: boolean },
): Promise<Kept> {
  const why = whyNone(data);
  if (why) throw new Problem(409, why);
  const wording = wordingOf(data, language);
  const name = `einvoice-${data.id}-${Date.parse(data.issued_at ?? "")}-${language}${withPdf ? "-pdf" : ""}`;
  return issuedEinvoice(c, name, async () => {
    const rules = brokenRules(data, wording);
    if (rules.length > 0)
      throw new Problem(409, "errors.einvoice_broken", { values: { rules: rules.join(", ") } });
    const attached = withPdf ? [await pdfOf(c, data, language)] : [];
    return new Blob([writeXml(einvoiceOf(data, wording, attached))]);
  });
}

/** The same, without its PDF inside; null where there is none of the document. */
export async function einvoiceOrNone(
  c: Context<FrontCall>,
  data: Invoice,
  language: Language,
): Promise<Kept | null> {
  try {
    return await einvoiceFile(c, data, { language, withPdf: false });
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return null;
    throw error;
  }
}

async function pdfOf(c: Context<FrontCall>, data: Invoice, language: Language) {
  const { content } = await invoiceFile(c, data, language);
  const bytes = await new Response(content).arrayBuffer();
  return {
    name: `${invoiceFileName(data, language)}.pdf`,
    type: "application/pdf" as const,
    content: Buffer.from(bytes).toString("base64"),
  };
}
