import { Hono } from "hono";
import { expect, test } from "vitest";
import { moduleKeys } from "#model/branding/config.ts";
import { type RoleName, roleIds } from "#model/user/role.ts";
import type { Call } from "./call.ts";
import { onlyReadable, plain } from "./readable.ts";
import type { Readable } from "./readable-fields.ts";

const answer = {
  data: [
    {
      id: 1,
      name: "Plakāti",
      price: "10.00",
      vat_amount: "2.10",
      price_cents: 1000,
      costs: 7,
      tags: ["steidzami"],
      lines: [{ total: "5.00", vat_amount: "1.05", quantity: 2 }],
      client: { name: "SIA Viens", price: "10.00" },
      owner: null,
    },
  ],
  meta: { total: 1 },
  sums: { total_cents: 1000 },
};

const readable: Readable = {
  data: { ...plain("id", "name", "tags", "client", "owner"), lines: plain("quantity") },
};

/** What a person of that role reads where that is readable for employees. */
async function readBy(role: RoleName, { told }: { told?: Readable | "everything" } = { told: readable }) {
  const api = new Hono<Call>();
  api.use(onlyReadable);
  api.get("/prices", (c) => {
    c.env.readable = told;
    return c.json(answer, 200, { ETag: '"1"' });
  });
  api.get("/refused", (c) => {
    c.env.readable = told;
    const errors = { name: ["Obligāts"] };
    return c.json({ message: "Nē", errors, request_id: "r", data: { id: 1, price: "1.00" } }, 412);
  });
  api.get("/prices.csv", (c) => c.text("price;10.00"));
  const actor = { id: 1, role, role_id: roleIds[role], permissions: [], sessionId: 1, modules: moduleKeys };
  const read = (path: string) => api.request(path, {}, { actor });
  return { json: await read("/prices"), refused: await read("/refused"), text: await read("/prices.csv") };
}

test("an employee reads what is named for employees and nothing else, however deep it lies", async () => {
  const { json } = await readBy("employee");
  expect(json.headers.get("etag")).toBe('"1"');
  // `client` is named as a plain value, and is none: nothing of it is told.
  expect(await json.json()).toEqual({
    data: [{ id: 1, name: "Plakāti", tags: ["steidzami"], owner: null, lines: [{ quantity: 2 }] }],
  });
});

test("an operation that names nothing tells an employee nothing", async () => {
  expect(await (await readBy("employee", { told: {} })).json.json()).toEqual({});
  expect(await (await readBy("employee", {})).json.json()).toEqual({});
});

test("why an employee is refused is told, and of the row what is named", async () => {
  const { refused } = await readBy("employee");
  const errors = { name: ["Obligāts"] };
  expect(await refused.json()).toEqual({ message: "Nē", errors, request_id: "r", data: { id: 1 } });
});

test("what strangers read, employees read as well", async () => {
  expect(await (await readBy("employee", { told: "everything" })).json.json()).toEqual(answer);
});

test.each(["admin", "user"] as const)("of what an %s reads nothing is taken away", async (role) => {
  const { json, text } = await readBy(role);
  expect(await json.json()).toEqual(answer);
  expect(await text.text()).toBe("price;10.00");
});
