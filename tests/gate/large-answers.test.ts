import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/installation.ts";
import { cookieAt } from "./browser.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";

let backend: ForeignBackend;
let cookie: string;
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  backend = await foreignBackend();
  cookie = await cookieAt(backend.installation);
  backend.answer((usual) => (request, response) => {
    const content = answers[request.url?.split("?")[0] ?? ""];
    return content === undefined ? usual(request, response) : sendJson(response, 200, content);
  });
});
afterAll(() => backend.stop());

const visit = (path: string) => ask(backend.installation.host, "GET", path, { headers: { Cookie: cookie } });

const rows = <Row>(count: number, row: (id: number) => Row) =>
  Array.from({ length: count }, (_, at) => row(at + 1));
const client = (id: number) => ({ id, name: `Klients ${id}`, short_name: "K" });
const item = (id: number) => ({
  id,
  name: "Darbs",
  price: "1.00",
  quantity: "1",
  measure_unit_id: 1,
  total: "1.00",
});

test.each<[what: string, page: string, content: Record<string, unknown>]>([
  [
    "a page of clients",
    "/clients",
    { "/api/customers": { data: rows(1001, client), meta: { total: 1001 } } },
  ],
  [
    "all clients, as fields",
    "/clients",
    { "/api/customers": Object.fromEntries(rows(200_000, (id) => [`f${id}`, 1])) },
  ],
  [
    "two hundred thousand rows that are none",
    "/clients",
    { "/api/customers": rows(200_000, (id) => ({ id })) },
  ],
  [
    "all banks",
    "/clients/banks",
    { "/api/banks": { data: rows(10_001, (id) => ({ id, name: "B", swift: "B", status: 1 })) } },
  ],
  [
    "lines within an estimate",
    "/estimate/1",
    {
      "/api/estimates/1": {
        data: { id: 1, positions: rows(101, (id) => ({ id, position_items: rows(100, item) })) },
      },
    },
  ],
])("too many rows are an answer that cannot be read: %s", async (_, page, content) => {
  answers = content;
  const { status, text } = await visit(page);
  expect(status).toBe(502);
  expect(text).toContain("nelasāmu atbildi");
  expect(text.length).toBeLessThan(100_000);
});

test("a page of more rows than are asked for is shown", async () => {
  answers = { "/api/customers": { data: rows(300, client), meta: { total: 300 } } };
  const { status, text } = await visit("/clients");
  expect(status).toBe(200);
  expect(text).toContain("Klients 300");
});
