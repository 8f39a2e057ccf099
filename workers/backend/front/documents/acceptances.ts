import type { Context } from "hono";
import { z } from "zod";
import { installationOf } from "#backend/installation-of.ts";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { notFound, tooMany } from "#backend/operations/errors.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import type { AcceptanceAt, Accepted } from "#model/online/acceptance-record.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { acceptedFile } from "./accepted-file.ts";
import { pdfAnswer, pdfResponses } from "./pdf-answer.ts";
import { proofBundle, proofResponses } from "./proof-bundle.ts";
import { toStranger } from "./to-stranger.ts";

/** What proves that a document was accepted, for its client by their link and for the agency (docs/decisions/074). */
export const certificates = frontNoun();

const anyone = { roles: "anyone", modules: "always" } as const;
const office = { roles: "office", modules: "estimates" } as const;
const tokenParam = { params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }) };

certificates.openapi(
  operation("online_documents.certificate", {
    access: anyone,
    summary: "An accepted document with its certificate, as PDF",
    refuses: [429],
    method: "get",
    path: "/online_documents/{token}/certificate",
    request: tokenParam,
    responses: pdfResponses,
  }),
  async (c) => {
    const accepted = await read(c, { token: c.req.valid("param").token });
    return toStranger(pdfAnswer(await acceptedFile(c, accepted)));
  },
);

certificates.openapi(
  operation("online_documents.proof", {
    access: anyone,
    summary: "What proves that a document was accepted, as tar",
    refuses: [429],
    method: "get",
    path: "/online_documents/{token}/proof",
    request: tokenParam,
    responses: proofResponses,
  }),
  async (c) => toStranger(await proofBundle(c, await read(c, { token: c.req.valid("param").token }))),
);

certificates.openapi(
  operation("document_links.certificate", {
    access: office,
    summary: "A document that a client accepted, with its certificate, as PDF",
    method: "get",
    path: "/document_links/{id}/certificate",
    request: idParam,
    responses: pdfResponses,
  }),
  async (c) => pdfAnswer(await acceptedFile(c, await read(c, { link: c.req.valid("param").id }))),
);

certificates.openapi(
  operation("document_links.proof", {
    access: office,
    summary: "What proves that a client accepted a document, as tar",
    method: "get",
    path: "/document_links/{id}/proof",
    request: idParam,
    responses: proofResponses,
  }),
  async (c) => proofBundle(c, await read(c, { link: c.req.valid("param").id })),
);

certificates.openapi(
  operation("acceptances.certificate", {
    access: office,
    summary: "A document that was accepted otherwise, with its certificate, as PDF",
    method: "get",
    path: "/acceptances/{id}/certificate",
    request: idParam,
    responses: pdfResponses,
  }),
  async (c) => pdfAnswer(await acceptedFile(c, await read(c, { acceptance: c.req.valid("param").id }))),
);

certificates.openapi(
  operation("acceptances.proof", {
    access: office,
    summary: "What tells that a document was accepted otherwise, as tar",
    method: "get",
    path: "/acceptances/{id}/proof",
    request: idParam,
    responses: proofResponses,
  }),
  async (c) => proofBundle(c, await read(c, { acceptance: c.req.valid("param").id })),
);

/** Throws a Problem: 404 where nothing was accepted, 429 for who tries many tokens. */
async function read(c: Context<FrontCall>, at: AcceptanceAt): Promise<Accepted> {
  const address = c.req.header(edgeHeaders.clientAddress) ?? "";
  const { wait, accepted } = await installationOf(c.req.raw, c.env).acceptance(at, address);
  if (wait > 0) throw tooMany(wait);
  if (!accepted) throw notFound();
  return accepted;
}
