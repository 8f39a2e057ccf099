import { beforeAll, describe, expect, test } from "vitest";
import { access } from "#backend/app.ts";
import { type Caller, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice } from "../arrange.ts";

type Contract = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
};

describe("the contract", () => {
  let stranger: Caller;
  beforeAll(async () => {
    stranger = strangerAt((await emptyOffice()).installation);
  });

  test("lists every operation that there is, and nothing else", async () => {
    const answer = await stranger("GET", "/openapi.json");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    const contract: Contract = answer.json();
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...access.keys()].sort());
  });

  test("names the path of every call that the specification names", async () => {
    const { paths }: Contract = (await stranger("GET", "/openapi.json")).json();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`),
    );
    // Specification §7, as far as it is built.
    expect(calls).toEqual(
      expect.arrayContaining([
        ...["POST /api/login", "GET /api/logout", "GET /api/user", "PATCH /api/user/update-info"],
        ...["POST /api/request_password_reset", "GET /api/check_password_reset/{}"],
        "PATCH /api/update_password_reset/{}",
        ...["GET /api/customers", "POST /api/customers", "GET /api/customers/{}"],
        ...["PATCH /api/customers/{}", "DELETE /api/customers/{}"],
        ...["GET /api/banks", "POST /api/banks", "PATCH /api/banks/{}", "DELETE /api/banks/{}"],
        ...["GET /api/projects", "POST /api/projects", "PATCH /api/projects/{}"],
        ...["DELETE /api/projects/{}", "PATCH /api/projects/{}/toggle-planning"],
        ...["GET /api/all_projects_list", "GET /api/projects/create"],
        ...["GET /api/system-config", "GET /api/companies/{}", "PATCH /api/companies/{}"],
        "POST /api/companies/{}/images/{}",
        ...["PATCH /api/languages/{}", "PATCH /api/modules"],
      ]),
    );
  });

  test("is there as a page for people, without any script", async () => {
    const page = await stranger("GET", "/docs", { headers: { Accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    for (const operation of [...access.keys()]) expect(page.text).toContain(`id="${operation}"`);
    expect(page.text).not.toContain("<script");
    expect(page.headers["content-security-policy"]).toMatch(/default-src 'none'/);
  });
});

describe("a path or method that the API does not have", () => {
  let admin: Caller;
  let stranger: Caller;
  beforeAll(async () => {
    const office = await emptyOffice();
    admin = office.admin;
    stranger = strangerAt(office.installation);
  });

  const cases = [
    ["GET", "/nothing"],
    ["POST", "/nothing"],
    ["PUT", "/customers"],
    ["DELETE", "/customers"],
    ["OPTIONS", "/customers"],
    ["POST", "/docs"],
    ["GET", "/login"],
    ["GET", "/customers/1/"],
    ["GET", "/Customers"],
    ["GET", ""],
  ];

  test.each(cases)("%s /api%s is a 404 in the caller's language", async (method, path) => {
    const inEnglish = { headers: { "Accept-Language": "en" } };
    const answer = await stranger(method, path, inEnglish);
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({
      message: "What you are looking for was not found",
      request_id: answer.headers["x-request-id"],
    });
    // A person's own language counts more than the browser's.
    expect((await admin(method, path, inEnglish)).json().message).toBe("Meklētais nav atrasts");
  });

  test("HEAD answers what GET does, without a body", async () => {
    for (const [path, status] of [
      ["/docs", 200],
      ["/openapi.json", 200],
      ["/system-config", 200],
      ["/user", 200],
      ["/nothing", 404],
    ] as const) {
      const answer = await admin("HEAD", path);
      expect({ path, status: answer.status, text: answer.text }).toEqual({ path, status, text: "" });
    }
    expect((await stranger("HEAD", "/user")).status).toBe(401);
  });
});
