import type { Context } from "hono";
import { z } from "zod";
import { signedTypes } from "#model/file/signed-rules.ts";
import { fileKey } from "../files/file-key.ts";
import { type FrontCall, frontNoun } from "../operations/call.ts";
import { notFound } from "../operations/errors.ts";
import { operation } from "../operations/operation.ts";
import { sandboxed } from "./sandboxed.ts";

/** Files, kept in R2 under the installation's own prefix. */
export const files = frontNoun();

const imageTypes = ["image/png", "image/jpeg", "image/webp"] as const;
const ofTypes = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: z.string() }]));

const named = (shape: RegExp) => ({ params: z.object({ name: z.string().regex(shape) }) });

files.openapi(
  // Branding. Public: the login page wears it.
  operation("config.image", {
    access: { roles: "anyone", modules: "always" },
    summary: "An image of the branding",
    method: "get",
    path: "/images/{name}",
    request: named(/^[a-z0-9-]+\.(png|jpg|svg|webp|ico)$/),
    responses: {
      200: { description: "The image", content: ofTypes(...imageTypes, "image/svg+xml", "image/x-icon") },
    },
  }),
  (c) => {
    const { name } = c.req.valid("param");
    // What was uploaded has a name that stands for one content for good.
    const caching = /^[0-9a-f]{32}\./.test(name)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600";
    return answerFile(c, fileKey(c, name, "images"), caching);
  },
);

files.openapi(
  // What people uploaded. A name stands for one content for good.
  operation("files.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "An uploaded file",
    method: "get",
    path: "/files/{name}",
    request: named(/^[0-9a-f]{32}\.(jpg|png|webp|pdf|asice)$/),
    responses: { 200: { description: "The file", content: ofTypes(...imageTypes, ...signedTypes) } },
  }),
  (c) => answerFile(c, fileKey(c, c.req.valid("param").name), "private, max-age=31536000, immutable"),
);

/** A file that, opened by itself, runs nothing and loads nothing; what is no image is not opened but saved. */
async function answerFile(c: Context<FrontCall>, key: string, caching: string): Promise<Response> {
  const file = await c.env.FILES.get(key);
  if (!file) throw notFound();
  const { contentType: type = "application/octet-stream", contentDisposition } = file.httpMetadata ?? {};
  // What came before names were kept has none; what is no image is saved all the same.
  const disposition = contentDisposition ?? (type.startsWith("image/") ? null : "attachment");
  return new Response(file.body, {
    headers: {
      "Content-Type": type,
      ...(disposition && { "Content-Disposition": disposition }),
      "Content-Length": String(file.size),
      "Content-Security-Policy": sandboxed,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": caching,
      ETag: file.httpEtag,
    },
  });
}
