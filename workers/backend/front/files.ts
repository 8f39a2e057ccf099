import { z } from "zod";
import { edgeHeaders } from "../../edge-headers";
import { frontNoun } from "../call";
import { notFound } from "../errors";
import { operation } from "../operation";

/** Branding images, kept in R2 under the installation's own prefix. Public: the login page wears them. */
export const files = frontNoun();

const image = { params: z.object({ name: z.string().regex(/^[a-z0-9-]+\.(png|svg|webp|ico)$/) }) };

files.openapi(
  operation("config.image", {
    method: "get",
    path: "/images/{name}",
    request: image,
    responses: { 200: { description: "The image" } },
  }),
  async (c) => {
    const installation = c.req.header(edgeHeaders.installation);
    const file = await c.env.FILES.get(`${installation}/images/${c.req.valid("param").name}`);
    if (!file) throw notFound();
    return new Response(file.body, {
      headers: {
        "Content-Type": file.httpMetadata?.contentType ?? "application/octet-stream",
        // An image that is opened by itself runs nothing and loads nothing.
        "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "public, max-age=3600",
        ETag: file.httpEtag,
      },
    });
  },
);
