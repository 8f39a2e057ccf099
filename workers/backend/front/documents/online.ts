import type { Context } from "hono";
import { z } from "zod";
import { installationOf } from "#backend/installation-of.ts";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { notFound, tooMany } from "#backend/operations/errors.ts";
import { operation } from "#backend/operations/operation.ts";
import { bearerIn } from "#protocol/bearer.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { attachment } from "./attachment.ts";
import { pdfResponses } from "./pdf-answer.ts";
import { toStranger } from "./to-stranger.ts";

/** Files of documents that clients were sent, by the token of their link. */
export const onlineFiles = frontNoun();

const token = z.string().regex(/^[\w-]{43}$/);

onlineFiles.openapi(
  operation("online_documents.pdf", {
    access: { roles: "anyone", modules: "always" },
    summary: "A document as it was sent, as PDF",
    refuses: [429],
    method: "get",
    path: "/online_documents/{token}/pdf",
    request: { params: z.object({ token }) },
    responses: pdfResponses,
  }),
  (c) => answerKept(c, c.req.valid("param").token, "document"),
);

onlineFiles.openapi(
  operation("online_documents.einvoice", {
    access: { roles: "anyone", modules: "always" },
    summary: "The e-invoice that a document was sent with",
    refuses: [429],
    method: "get",
    path: "/online_documents/{token}/einvoice",
    request: { params: z.object({ token }) },
    responses: {
      200: { description: "The e-invoice", content: { "application/xml": { schema: z.string() } } },
    },
  }),
  (c) => answerKept(c, c.req.valid("param").token, "einvoice"),
);

onlineFiles.openapi(
  operation("online_documents.file", {
    access: { roles: "anyone", modules: "always" },
    summary: "A picture or a file that a document was sent with",
    refuses: [429],
    method: "get",
    path: "/online_documents/{token}/files/{name}",
    request: {
      params: z.object({ token, name: z.string().regex(/^[0-9a-f]{32}\.(jpg|png|webp|pdf|asice)$/) }),
    },
    responses: {
      200: {
        description: "The file",
        content: { "application/octet-stream": { schema: z.string() } },
      },
    },
  }),
  (c) => {
    const { token, name } = c.req.valid("param");
    return answerKept(c, token, name);
  },
);

/** What the installation has kept under a token. Nothing of it runs, and nobody on the way keeps it. */
async function answerKept(c: Context<FrontCall>, token: string, name: string): Promise<Response> {
  const address = c.req.header(edgeHeaders.clientAddress) ?? "";
  // Who is signed in, or asks for the head alone, does not download it in the client's name.
  const isNoted = c.req.method === "GET" && bearerIn(c.req.raw.headers) === null;
  const wanted = { file: name, isNoted };
  const { wait, kept } = await installationOf(c.req.raw, c.env).keptFile(token, wanted, address);
  if (wait > 0) throw tooMany(wait);
  const file = kept && (await c.env.FILES.get(`${c.req.header(edgeHeaders.installation)}/${kept.key}`));
  if (!file) throw notFound();
  return toStranger(
    new Response(file.body, {
      headers: {
        "Content-Type": file.httpMetadata?.contentType ?? "application/octet-stream",
        ...(kept.name !== null && { "Content-Disposition": attachment(kept.name) }),
        "Content-Length": String(file.size),
        "Cache-Control": kept.name === null ? "private, max-age=86400, immutable" : "no-store",
      },
    }),
  );
}
