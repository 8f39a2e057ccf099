import type { Context } from "hono";
import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { isId, language } from "#model/answer/fields.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { mailedKinds } from "#model/mail/document-mail.ts";
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
import { fileInTurn } from "./documents/file-turn.ts";
import { invoiceFile, invoiceFileName } from "./documents/invoice-file.ts";
import { read } from "./documents/pdf-answer.ts";
import type { Kept } from "./documents/rendering.ts";

/** What of a mail says how its document is made; what is wrong with the mail the installation says. */
const asked = z.object({ lang: language });

/**
 * Stands before the operations that mail a document: makes the PDF, which is kept, and hands on what it is called. The
 * installation describes and guards them itself, and sends nothing without a document.
 */
export function mails(access: AccessTable) {
  const routes = frontNoun();
  for (const document of mailedKinds) {
    const operation = `${document}_mails.create`;
    const needed = accessOf(access, operation);
    routes.post(`/${document}s/:id/mails`, async (c) => {
      await admit(c, operation, needed);
      const body = await c.req.text();
      return fileInTurn(c, async () => {
        const lang = asked.safeParse(parsedJson(body)).data?.lang;
        const id = c.req.param("id");
        const file = lang && isId(id) ? await frozen[document](c, Number(id), lang) : null;
        const headers = new Headers(c.req.raw.headers);
        const measured = file && (await measuredFile(c, file));
        if (measured) headers.set(innerHeaders.mailedFile, packedFile({ ...file, ...measured }));
        return installationOf(c.req.raw, c.env).fetch(new Request(c.req.raw, { headers, body }));
      });
    });
  }
  return routes;
}

type Frozen = (c: Context<FrontCall>, id: number, lang: Language) => Promise<Unmeasured | null>;

type Unmeasured = Omit<MailedFile, "size" | "sha256">;

/** Bytes and SHA-256 of a document as it is kept; null where it is not. */
async function measuredFile(c: Context<FrontCall>, { key }: Unmeasured) {
  const kept = await c.env.FILES.get(key);
  if (!kept) return null;
  const hash = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer());
  return { size: kept.size, sha256: Buffer.from(hash).toString("hex") };
}

/** The PDF of a document as it is kept; null of what cannot be mailed. */
const frozen: Record<(typeof mailedKinds)[number], Frozen> = {
  invoice: async (c, id, lang) => {
    const { data } = await read(c, `/api/invoices/${id}`, one(invoice));
    if (!data.issued_at) return null;
    return mailed(await invoiceFile(c, data, lang), invoiceFileName(data, lang));
  },
  estimate: async (c, id, lang) => {
    const seen = c.req.query("seen_revision");
    const frozenOne = await frozenEstimate(c, { id, language: lang, seen });
    return frozenOne && { ...(await mailed(frozenOne, frozenOne.name)), revision: frozenOne.revision };
  },
};

async function mailed({ key, content }: Pick<Kept, "key" | "content">, name: string): Promise<Unmeasured> {
  if (content instanceof ReadableStream) await content.cancel();
  return { key, name: savedAs(`${name}.pdf`) };
}
