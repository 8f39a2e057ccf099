import type { Context } from "hono";
import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { isId, language } from "#model/answer/fields.ts";
import { invoice } from "#model/invoice/invoice.ts";
import type { MailedKind } from "#model/mail/mailed-kinds.ts";
import { statementPeriod } from "#model/statement/period.ts";
import type { Language } from "#model/text/language.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { type MailedFile, packedFile } from "../files/mailed-file.ts";
import { installationOf } from "../installation-of.ts";
import { type AccessTable, accessOf } from "../operations/access.ts";
import { type FrontCall, frontNoun } from "../operations/call.ts";
import { innerHeaders } from "../operations/inner-headers.ts";
import { admit } from "../operations/operation.ts";
import { savedAs } from "./documents/attachment.ts";
import { frozenEstimate } from "./documents/documents.ts";
import { einvoiceOrNone } from "./documents/einvoice-file.ts";
import { fileInTurn } from "./documents/file-turn.ts";
import { invoiceFile, invoiceFileName } from "./documents/invoice-file.ts";
import { read } from "./documents/pdf-answer.ts";
import { frozenOrder } from "./documents/purchase-order-file.ts";
import type { Kept } from "./documents/rendering.ts";
import { frozenStatement } from "./documents/statement-file.ts";

/** What of a call says how its document is made; what is wrong with it the installation says. */
const asked = z.object({ lang: language });

/** What is done with a document as PDF: it is mailed, or noted as accepted. */
const operations = [
  { operation: "invoice_mails.create", path: "/invoices/:id/mails", document: "invoice" },
  { operation: "invoice_reminders.create", path: "/invoices/:id/reminders", document: "invoice" },
  { operation: "estimate_mails.create", path: "/estimates/:id/mails", document: "estimate" },
  { operation: "statement_mails.create", path: "/customers/:id/statement/mails", document: "statement" },
  {
    operation: "purchase_order_mails.create",
    path: "/purchase_orders/:id/mails",
    document: "purchase_order",
  },
  // One that comes with a file passes front/uploads.ts.
  { operation: "acceptances.create", path: "/estimates/:id/acceptances", document: "estimate" },
] as const;

/** Stands before these operations. The installation describes and guards them itself, and does nothing without a document. */
export function mails(access: AccessTable) {
  const routes = frontNoun();
  for (const { operation, path, document } of operations) {
    const needed = accessOf(access, operation);
    routes.post(path, async (c) => {
      await admit(c, operation, needed);
      return withDocument(c, document, { headers: c.req.raw.headers, body: await c.req.text() });
    });
  }
  return routes;
}

/** Makes the PDF of a document, which is kept, and hands on to the installation what it is called. */
export function withDocument(
  c: Context<FrontCall>,
  document: MailedKind,
  { headers: sent, body }: { headers: Headers; body: string },
): Promise<Response> {
  return fileInTurn(c, async () => {
    const lang = asked.safeParse(parsedJson(body)).data?.lang;
    const id = c.req.param("id") ?? "";
    const file = lang && isId(id) ? await frozen[document](c, Number(id), lang) : null;
    const headers = new Headers(sent);
    const mailed = file && (await measuredFile(c, file));
    const einvoice = file?.einvoice ? await measuredFile(c, file.einvoice) : null;
    if (mailed) {
      const { einvoice: _, ...rest } = file;
      const whole = { ...rest, ...mailed };
      headers.set(innerHeaders.mailedFile, packedFile(einvoice ? { ...whole, einvoice } : whole));
    }
    const { url, method } = c.req.raw;
    return installationOf(c.req.raw, c.env).fetch(new Request(url, { method, headers, body }));
  });
}

type Frozen = (c: Context<FrontCall>, id: number, lang: Language) => Promise<Unmeasured | null>;

type Named = Pick<MailedFile, "key" | "name">;
type Unmeasured = Omit<MailedFile, "size" | "sha256" | "einvoice"> & { einvoice?: Named };

/** A document as it is kept, with its bytes and SHA-256; null where it is not. */
async function measuredFile(c: Context<FrontCall>, { key, name }: Named) {
  const kept = await c.env.FILES.get(key);
  if (!kept) return null;
  const hash = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer());
  return { key, name, size: kept.size, sha256: Buffer.from(hash).toString("hex") };
}

/** The PDF of a document as it is kept; null of what cannot be mailed. */
const frozen: Record<MailedKind, Frozen> = {
  invoice: async (c, id, lang) => {
    const { data } = await read(c, `/api/invoices/${id}`, one(invoice));
    if (!data.issued_at) return null;
    const file = await mailed(await invoiceFile(c, data, lang), `${invoiceFileName(data, lang)}.pdf`);
    const written = await einvoiceOrNone(c, data, lang);
    return written === null ? file : { ...file, einvoice: await mailed(written, `${data.invoice_nr}.xml`) };
  },
  estimate: async (c, id, lang) => {
    const seen = c.req.query("seen_revision");
    const frozenOne = await frozenEstimate(c, { id, language: lang, seen });
    return (
      frozenOne && { ...(await mailed(frozenOne, `${frozenOne.name}.pdf`)), revision: frozenOne.revision }
    );
  },
  statement: async (c, id, language) => {
    const period = statementPeriod.safeParse({ from: c.req.query("from"), to: c.req.query("to") });
    if (!period.success) return null;
    const { seen, name, ...kept } = await frozenStatement(c, { id, language, ...period.data });
    return { ...(await mailed(kept, `${name}.pdf`)), seen };
  },
  purchase_order: async (c, id, language) => {
    const kept = await frozenOrder(c, id, language);
    return kept && mailed(kept, `${kept.name}.pdf`);
  },
};

async function mailed({ key, content }: Pick<Kept, "key" | "content">, name: string): Promise<Named> {
  if (content instanceof ReadableStream) await content.cancel();
  return { key, name: savedAs(name) };
}
