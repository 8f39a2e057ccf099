import { createHash } from "node:crypto";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { installationApi } from "../app.ts";
import { docs } from "./docs.ts";
import { docsPage } from "./docs-page.ts";

const info = { openapi: "3.1.0", info: { title: "Test API", version: "7" } };
const hostile = `</style></table><script>alert(1)</script><img src=x onerror='alert("2")'>`;

const answer = (schema: z.ZodType) => ({ description: "OK", content: { "application/json": { schema } } });
const client = z.object({ id: z.number().int(), bank: z.object({ swift: z.string() }).nullable() });
const clientInput = z.object({
  name: z.string().min(1).max(200),
  kind: z.enum(["person", "company"]).default("company"),
  contacts: z.array(z.object({ phone: z.string().max(40).optional() })).min(1),
  paid_on: z.iso.date().nullish(),
  status: z.union([z.literal(1), z.literal(9)]),
});

function smallApi() {
  const api = new OpenAPIHono().basePath("/api");
  const routes = [
    createRoute({
      operationId: "clients.list",
      "x-callers": ["admin", "user"],
      method: "get",
      path: "/customers",
      request: { query: z.object({ per_page: z.coerce.number().int().min(1).max(100).default(20) }) },
      responses: {
        200: answer(z.object({ data: z.array(client) })),
        404: answer(z.object({ message: z.string() })),
      },
    }),
    createRoute({
      operationId: "clients.create",
      "x-callers": ["admin", "user"],
      method: "post",
      path: "/customers",
      request: { body: { content: { "application/json": { schema: clientInput } } } },
      responses: { 201: answer(client) },
    }),
    createRoute({
      operationId: "session.open",
      "x-callers": ["anyone"],
      method: "post",
      path: "/login",
      request: { body: { content: { "application/json": { schema: z.looseObject({}) } } } },
      responses: { 204: { description: "Signed in" } },
    }),
    createRoute({
      operationId: "stock.list",
      method: "get",
      path: "/stock",
      responses: { 200: { description: "OK" } },
    }),
  ];
  for (const route of routes) api.openAPIRegistry.registerPath(route);
  return api;
}

function hostileApi() {
  const api = new OpenAPIHono();
  api.openAPIRegistry.registerPath({
    operationId: hostile,
    summary: hostile,
    description: hostile,
    method: "get",
    path: `/${hostile}`,
    request: { query: z.object({ [hostile]: z.string().default(hostile).describe(hostile) }) },
    responses: {
      200: {
        description: hostile,
        content: { [hostile]: { schema: z.object({ kind: z.enum([hostile]).describe(hostile) }) } },
      },
    },
  });
  return api;
}

const pageOf = (api: OpenAPIHono) => docsPage(api.getOpenAPI31Document(info));

/** The words of one operation, as they are read. */
function wordsOf(page: string, operationId: string): string {
  const article = page.split(`<article id="${operationId}">`)[1]?.split("</article>")[0] ?? "";
  return article
    .replace(/<[^>]*>/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

describe("the page of the contract", () => {
  const page = pageOf(smallApi());

  it("names itself and says how to call", () => {
    expect(page).toContain("<h1>Test API <small>version 7</small></h1>");
    for (const word of [
      "POST /api/login",
      "Bearer",
      "request_id",
      "per_page",
      "Idempotency-Key",
      "If-Match",
    ]) {
      expect(page.split("<article")[0]).toContain(word);
    }
  });

  it.each([
    ["clients.list", "GET /api/customers", "list"],
    ["clients.create", "POST /api/customers", "create"],
    ["session.open", "POST /api/login", "open"],
  ])("lists %s with its path and a link from the contents", (operationId, route, link) => {
    expect(wordsOf(page, operationId)).toMatch(new RegExp(`^${route} `));
    expect(page).toContain(`<a href="#${operationId}">${link}</a>`);
  });

  it("gathers operations by noun", () => {
    expect([...page.matchAll(/<section id="(\w+)"><h2>\1</g)].map(([, noun]) => noun)).toEqual([
      "clients",
      "session",
      "stock",
    ]);
  });

  it.each([
    ["clients.list", "admin user"],
    ["session.open", "anyone"],
    ["stock.list", "nobody"],
  ])("says who may call %s: %s", (operationId, callers) => {
    expect(wordsOf(page, operationId)).toMatch(new RegExp(`${operationId} for ${callers} (Query|Body|200)`));
  });

  it("says what a call takes", () => {
    expect(wordsOf(page, "clients.list")).toContain(
      "Query { per_page?: integer // minimum 1, maximum 100, default 20 }",
    );
    expect(page).toContain(`<summary>Body application/json</summary><pre>{
  name: string // minLength 1, maxLength 200
  kind?: &quot;person&quot; | &quot;company&quot; // default &quot;company&quot;
  contacts: {
    phone?: string // maxLength 40
  }[] // minItems 1
  paid_on?: date | null
  status: 1 | 9
}</pre>`);
    expect(wordsOf(page, "session.open")).toContain("Body application/json { }");
  });

  it("says what is answered, the inner fields indented, and with what it is refused", () => {
    expect(page).toContain(`<summary>200 OK application/json</summary><pre>{
  data: {
    id: integer
    bank: {
      swift: string
    } | null
  }[]
}</pre>`);
    expect(wordsOf(page, "clients.list")).toMatch(/Refused with 404$/);
    expect(wordsOf(page, "session.open")).toContain("204 Signed in");
  });

  it("shows hostile text as text", () => {
    const document = hostileApi().getOpenAPI31Document(info);
    const page = docsPage({ ...document, info: { title: hostile, version: hostile, description: hostile } });
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toMatch(/<script|<img/i);
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page).not.toContain('alert("2")');
  });

  it("has no script and no style but the one that its own policy lets in", async () => {
    const answer = await docs([installationApi]).request("/docs", {}, {});
    const [, style = ""] = (await answer.text()).match(/<style>(.*)<\/style>/s) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page).not.toMatch(/<script|\sstyle=/);
  });
});
