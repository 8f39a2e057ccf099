import type { Context } from "hono";
import { z } from "zod";
import { installationOf } from "#backend/installation-of.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import { notFound } from "#backend/operations/errors.ts";
import { operation } from "#backend/operations/operation.ts";
import { id } from "#model/answer/fields.ts";
import { documentLanguage } from "#model/document/parts.ts";
import { attachment } from "./attachment.ts";

const request = { params: z.object({ id }), query: z.object({ lang: documentLanguage }) };
export const pdfResponses = {
  200: { description: "The document as PDF", content: { "application/pdf": { schema: z.string() } } },
};

interface Place<Path extends string> {
  path: Path;
  hide: boolean;
}

/** The operation that answers a document by its id in a language. */
export const documentAt = <Path extends string>(name: string, summary: string, at: Place<Path>) =>
  operation(name, {
    access: { roles: "office", modules: "estimates" },
    summary,
    method: "get",
    ...at,
    request,
    responses: pdfResponses,
  });

/** Loaded with the first document: it is as large as all the rest, and no other request should wait for it. */
export const renderer = () => import("#backend/documents/typeset.ts");

/** Asks the installation in the caller's own name, so that it decides what the caller may see. */
export async function read<Shape extends z.ZodType>(
  c: Context<FrontCall>,
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { url } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  // A call with a body may ask as well: what is read here has none.
  for (const name of ["content-length", "transfer-encoding", "content-type"]) headers.delete(name);
  const found = await installationOf(c.req.raw, c.env).fetch(new Request(new URL(path, url), { headers }));
  if (found.status === 404) throw notFound();
  if (!found.ok) throw new Error(`${path} answered ${found.status}`);
  return shape.parse(await found.json());
}

interface Rendered {
  content: ArrayBuffer | ReadableStream;
  isSaved: boolean;
  /** What it is saved under, without an ending. */
  name: string;
}

export const pdfAnswer = ({ content, isSaved, name }: Rendered): Response =>
  new Response(content, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachment(`${name}.pdf`),
      "X-Rendering": isSaved ? "saved" : "new",
    },
  });
