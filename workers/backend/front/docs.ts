import { createHash } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { frontNoun } from "../operations/call.ts";
import { operation } from "../operations/operation.ts";
import { answerSchemas } from "./answer-schemas.ts";
import { described } from "./described.ts";
import type { RouteDocument } from "./docs-document.ts";
import { docsPage } from "./docs-page.ts";
import { styles } from "./docs-style.ts";

const info = {
  openapi: "3.1.0",
  info: {
    title: "Back office API",
    version: "1",
    description:
      "Clients, projects, estimates, documents, stock, people and the calendar of one installation.",
    license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
  },
  servers: [{ url: "/" }],
};

/** It holds nothing of an installation, and changes with a deployment alone. */
const caching = { "Cache-Control": "public, max-age=300" };

/**
 * The contract, for machines and for people. Made from the routes themselves, so it cannot lag behind them, and only once:
 * it is the same for everybody, and contract and page take a tenth of a second each.
 */
export function docs(apis: Pick<OpenAPIHono, "getOpenAPI31Document" | "openAPIRegistry">[]) {
  const contract = once(() =>
    described(apis.map((api) => api.getOpenAPI31Document(info)).reduce(joined), answerSchemas(apis)),
  );
  const contractText = once(() => JSON.stringify(contract()));
  const page = once(() => docsPage(contract()));
  // By its hash, not by a nonce: the page is the same each time.
  const pagePolicy = once(() => {
    const hash = createHash("sha256").update(styles).digest("base64");
    return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
  });
  const pages = frontNoun();
  pages.openapi(
    operation("docs.openapi", {
      access: { roles: "anyone", modules: "always" },
      summary: "This contract as OpenAPI 3.1",
      method: "get",
      path: "/openapi.json",
      responses: {
        200: {
          description: "The contract as OpenAPI 3.1",
          content: written("application/json", z.looseObject({})),
        },
      },
    }),
    (c) => c.body(contractText(), 200, { "Content-Type": "application/json", ...caching }),
  );
  pages.openapi(
    operation("docs.page", {
      access: { roles: "anyone", modules: "always" },
      summary: "This contract as a page",
      method: "get",
      path: "/docs",
      responses: {
        200: { description: "The contract as a page", content: { "text/html": { schema: z.string() } } },
      },
    }),
    (c) => c.html(page(), 200, { "Content-Security-Policy": pagePolicy(), ...caching }),
  );
  return pages;
}

/** A content that is answered as text: an object would be turned into text for every answer. */
const written = (type: string, schema: z.ZodType) => ({ [type]: { schema } });

/** What `make` returned when it was first asked for. */
function once<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}

/** One document of two, which may share a path, with methods of its own each, and a kind of components. */
const joined = (one: RouteDocument, other: RouteDocument): RouteDocument => ({
  ...one,
  paths: together(one.paths, other.paths),
  components: together(one.components, other.components),
});

function together(...maps: (object | undefined)[]) {
  const all: Record<string, Record<string, never>> = {};
  for (const [name, members] of maps.flatMap((map) => Object.entries(map ?? {})))
    all[name] = { ...all[name], ...members };
  return all;
}
