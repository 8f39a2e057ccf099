import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, test } from "vitest";
import { frontApi } from "#backend/app.ts";

interface Operation {
  operationId: string;
  summary: string;
  security?: object[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

let source: string;
let operations: Map<string, Operation>;

beforeAll(async () => {
  const answer = await frontApi.request("/api/openapi.json", {}, { t: (key: string) => key });
  source = await answer.text();
  const paths: Record<string, Record<string, Operation>> = JSON.parse(source).paths;
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
});

describe("the contract as OpenAPI", () => {
  test("passes the linter without an error", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
    const errors = found
      .filter(({ severity }) => severity === "error")
      .map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
    expect(errors).toEqual([]);
  });

  test("says how a caller proves who it is, and which operations ask nobody", () => {
    const { security, components } = JSON.parse(source);
    expect(security).toEqual([{ token: [] }, { session: [] }]);
    expect(components.securitySchemes).toMatchObject({
      token: { type: "http", scheme: "bearer" },
      session: { type: "apiKey", in: "cookie", name: "__Host-session" },
    });
    const open = [...operations.values()].filter((one) => one.security?.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
      "config.image",
      "config.read",
      "docs.openapi",
      "docs.page",
      "online_documents.accept",
      "online_documents.ask",
      "online_documents.certificate",
      "online_documents.choose",
      "online_documents.code",
      "online_documents.decline",
      "online_documents.einvoice",
      "online_documents.file",
      "online_documents.pdf",
      "online_documents.proof",
      "online_documents.read",
      "online_documents.sign",
      "online_documents.visit",
      "renewal.check",
      "renewal.complete",
      "renewal.request",
      "session.open",
    ]);
  });

  test("says of every operation in words what it does", () => {
    for (const { summary } of operations.values()) expect(summary).toMatch(/^[A-Z].{8,90}$/);
  });

  // That no other refusal occurs, every call of the API's tests looks at (tests/support/declared.ts).
  test.each([
    ["session.open", [400, 403, 413, 415, 422, 429, 500, 503]],
    ["session.password", [400, 401, 403, 413, 415, 422, 429, 500, 503]],
    ["clients.read", [401, 403, 404, 500, 503]],
    ["clients.update", [400, 401, 403, 404, 412, 413, 415, 422, 500, 503]],
    ["calendar.create", [400, 401, 403, 409, 413, 415, 422, 500, 503]],
    ["units.delete", [400, 401, 403, 404, 409, 412, 413, 422, 500, 503]],
    ["reports.projects_total.export", [401, 403, 413, 422, 500, 503]],
  ])("names every refusal of %s", (name, statuses) => {
    const { responses } = operations.get(name) ?? { responses: {} };
    expect(
      Object.keys(responses)
        .filter((status) => Number(status) >= 400)
        .map(Number),
    ).toEqual(statuses);
  });

  test("describes files that come and files that go", () => {
    const binary = { type: "string", format: "binary" };
    const form = (name: string) =>
      operations.get(name)?.requestBody?.content["multipart/form-data"]?.schema.properties;
    expect(form("products.images.create")).toEqual({
      "images[]": { type: "array", items: binary, maxItems: 5 },
    });
    expect(form("estimate_files.create")).toMatchObject({ file: binary, description: {} });
    expect(form("config.company.image")).toEqual({ image: binary });
    expect(Object.keys(form("products.create") ?? {})).toEqual(
      expect.arrayContaining(["code", "name", "images[]"]),
    );
    const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    for (const [name, type] of [
      ["estimates.pdf", "application/pdf"],
      ["invoices.pdf", "application/pdf"],
      ["invoices.export", sheet],
      ["files.read", "image/png"],
    ] as const)
      expect(operations.get(name)?.responses[200]?.content?.[type]).toEqual({ schema: binary });
  });
});
