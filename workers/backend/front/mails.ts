import type { Context } from "hono";
import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { isId, language } from "#model/answer/fields.ts";
import { invoice } from "#model/invoice/invoice.ts";
import type { Language } from "#model/text/language.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { type MailedFile, packedFile } from "../files/mailed-file.ts";
import { installationOf } from "../installation-of.ts";
import { type AccessTable, accessOf } from "../operations/access.ts";
import { type FrontCall, frontNoun } from "../operations/call.ts";
import { innerHeaders } from "../operations/inner-headers.ts";
import { admit } from "../operations/operation.ts";
import { savedAs } from "./documents/attachment.ts";
import { fileInTurn } from "./documents/file-turn.ts";
import { invoiceFile, invoiceFileName } from "./documents/invoice-file.ts";
import { read } from "./documents/pdf-answer.ts";

/** What of a mail says how its document is made; what is wrong with the mail the installation says. */
const asked = z.object({ lang: language });

/**
 * Stands before the operations that mail a document: makes the PDF, which is kept, and hands on what it is called. The
 * installation describes and guards them itself, and sends nothing without a document.
 */
export function mails(access: AccessTable) {
  const routes = frontNoun();
  const operation = "invoice_mails.create";
  const needed = accessOf(access, operation);
  routes.post("/invoices/:id/mails", async (c) => {
    await admit(c, operation, needed);
    const body = await c.req.text();
    return fileInTurn(c, async () => {
      const lang = asked.safeParse(parsedJson(body)).data?.lang;
      const file = lang && (await documentOf(c, c.req.param("id"), lang));
      const headers = new Headers(c.req.raw.headers);
      if (file) headers.set(innerHeaders.mailedFile, packedFile(file));
      return installationOf(c.req.raw, c.env).fetch(new Request(c.req.raw, { headers, body }));
    });
  });
  return routes;
}

/** The PDF of an issued document as it is kept; null of what cannot be mailed, and where it could not be kept. */
async function documentOf(c: Context<FrontCall>, id: string, lang: Language): Promise<MailedFile | null> {
  if (!isId(id)) return null;
  const { data } = await read(c, `/api/invoices/${id}`, one(invoice));
  if (!data.issued_at) return null;
  const { key, content } = await invoiceFile(c, data, lang);
  if (content instanceof ReadableStream) await content.cancel();
  const name = savedAs(`${invoiceFileName(data, lang)}.pdf`);
  return (await c.env.FILES.head(key)) ? { key, name } : null;
}
