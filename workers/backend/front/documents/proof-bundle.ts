import type { Context } from "hono";
import { createTarPacker } from "modern-tar";
import { z } from "zod";
import { fileKey } from "#backend/files/file-key.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import { notFound } from "#backend/operations/errors.ts";
import { type Accepted, acceptanceRecord, signedIn, termsFileName } from "#model/online/acceptance-record.ts";
import { proofName } from "#model/online/certificate.ts";
import { frozenEstimate } from "#model/online/frozen.ts";
import { signatureFile } from "#model/online/signature.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { acceptedFile } from "./accepted-file.ts";
import { attachment } from "./attachment.ts";

export const proofResponses = {
  200: { description: "The files as tar", content: { "application/x-tar": { schema: z.string() } } },
};

/** A file of the bundle; `size` is in bytes. */
interface Part {
  name: string;
  size: number;
  content: Uint8Array<ArrayBuffer> | ArrayBuffer | ReadableStream;
}

/**
 * All that proves an acceptance, as a tar that is written while it is read: it is checked without anybody's help
 * (`npm run verify`). It is the same bytes whenever it is asked for. Throws a Problem (404) where one of its files is lost.
 */
export async function proofBundle(c: Context<FrontCall>, accepted: Accepted): Promise<Response> {
  const { record, content, pdf, at, event, signature } = accepted;
  const certificate = await acceptedFile(c, accepted);
  const sent = await c.env.FILES.get(`${c.req.header(edgeHeaders.installation)}/${pdf.key}`);
  if (!sent) throw notFound();
  const said = acceptanceRecord.parse(JSON.parse(record));
  const { terms } = frozenEstimate.parse(JSON.parse(content));
  const agreed = terms?.file ? [await keptPart(c, termsFileName, terms.file.file)] : [];
  const signed: Part[] = [];
  for (const { name } of signedIn(said)) signed.push(await keptPart(c, name, name));
  const parts = [
    textPart("record.json", record),
    textPart("content.json", content),
    { name: "document.pdf", size: sent.size, content: sent.body },
    ...agreed,
    ...signed,
    ...(signature ? [textPart(signatureFile, signature)] : []),
    { name: "certificate.pdf", size: certificate.size, content: certificate.content },
    textPart("event.json", event.text),
    textPart("chain.json", JSON.stringify({ previous: event.previous, hash: event.hash })),
  ];
  const name = proofName(said);
  return new Response(tarOf(parts, new Date(at)), {
    headers: {
      "Content-Type": "application/x-tar",
      "Content-Disposition": attachment(name),
    },
  });
}

/** A file of the office as it was kept. Throws a Problem (404) where it is lost. */
async function keptPart(c: Context<FrontCall>, name: string, file: string): Promise<Part> {
  const kept = await c.env.FILES.get(fileKey(c, file));
  if (!kept) throw notFound();
  return { name, size: kept.size, content: kept.body };
}

function textPart(name: string, text: string): Part {
  const content = new TextEncoder().encode(text);
  return { name, size: content.byteLength, content };
}

function tarOf(parts: Part[], mtime: Date): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const fill = async () => {
    for (const { name, size, content } of parts) {
      const { body } = new Response(content);
      await body?.pipeTo(controller.add({ name, size, mtime }));
    }
  };
  fill().then(controller.finalize, controller.error);
  return readable;
}
