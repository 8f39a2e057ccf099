import { randomBytes } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { frontNoun } from "../operations/call.ts";
import { operation } from "../operations/operation.ts";
import { answerSchemas } from "./answer-schemas.ts";
import { described } from "./described.ts";
import type { ApiDocument, RouteDocument } from "./docs-document.ts";
import { docsPage } from "./docs-page.ts";

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

/** The contract, for machines and for people. Made from the routes themselves, so it cannot lag behind them. */
export function docs(apis: Pick<OpenAPIHono, "getOpenAPI31Document" | "openAPIRegistry">[]) {
  // It is the same for everybody and takes a tenth of a second.
  let drawn: ApiDocument | undefined;
  const contract = (): ApiDocument => {
    drawn ??= described(
      apis.map((api) => api.getOpenAPI31Document(info)).reduce(joined),
      answerSchemas(apis),
    );
    return drawn;
  };
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
          content: { "application/json": { schema: z.looseObject({}) } },
        },
      },
    }),
    (c) => c.json({ ...contract() }),
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
