import { randomBytes } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { frontNoun } from "../call";
import { operation } from "../operation";
import { docsPage } from "./docs-page";
import type { ApiDocument } from "./docs-schema";

const info = { openapi: "3.1.0", info: { title: "Back office API", version: "1" }, servers: [{ url: "/" }] };

/** The contract, for machines and for people. Made from the routes themselves, so it cannot lag behind them. */
export function docs(apis: { getOpenAPI31Document: OpenAPIHono["getOpenAPI31Document"] }[]) {
  // It is the same for everybody and takes a tenth of a second.
  let drawn: ApiDocument | undefined;
  const contract = (): ApiDocument => {
    drawn ??= apis.map((api) => api.getOpenAPI31Document(info)).reduce(joined);
    return drawn;
  };
  const pages = frontNoun();
  pages.openapi(
    operation("docs.openapi", {
      method: "get",
      path: "/openapi.json",
      responses: { 200: { description: "The contract as OpenAPI 3.1" } },
    }),
    (c) => c.json(contract()),
  );
  pages.openapi(
    operation("docs.page", {
      method: "get",
      path: "/docs",
      responses: { 200: { description: "The contract as a page" } },
    }),
    (c) => {
      const nonce = randomBytes(16).toString("hex");
      c.header(
        "Content-Security-Policy",
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      );
      return c.html(docsPage(contract(), nonce));
    },
  );
  return pages;
}

/** One document of two, which may share a path, with methods of its own each, and a kind of components. */
const joined = (one: ApiDocument, other: ApiDocument): ApiDocument => ({
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
