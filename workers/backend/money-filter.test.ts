import { Hono } from "hono";
import { expect, test } from "vitest";
import { moduleKeys } from "../../app/model/config";
import { type Role, roleIds } from "../../app/model/role";
import type { Call } from "./call";
import { withoutMoney } from "./money-filter";

const answer = {
  data: [
    {
      id: 1,
      name: "Plakāti",
      price: "10.00",
      price_cents: 1000,
      lines: [{ total: "5.00", vat_amount: "1.05", quantity: 2 }],
    },
  ],
  meta: { total: 1 },
};

/** What a person of that role reads. */
async function readBy(role: Role) {
  const api = new Hono<Call>();
  api.use(withoutMoney);
  api.get("/prices", (c) => c.json(answer, 200, { ETag: '"1"' }));
  api.get("/prices.csv", (c) => c.text("price;10.00"));
  const actor = { id: 1, role, role_id: roleIds[role], permissions: [], sessionId: 1, modules: moduleKeys };
  const read = (path: string) => api.request(path, {}, { actor });
  return { json: await read("/prices"), text: await read("/prices.csv") };
}

test("an employee reads no money, however deep it lies, but how many rows there are", async () => {
  const { json } = await readBy("employee");
  expect(json.headers.get("etag")).toBe('"1"');
  expect(await json.json()).toEqual({
    data: [{ id: 1, name: "Plakāti", lines: [{ quantity: 2 }] }],
    meta: { total: 1 },
  });
});

test.each(["admin", "user"] as const)("of what an %s reads nothing is taken away", async (role) => {
  const { json, text } = await readBy(role);
  expect(await json.json()).toEqual(answer);
  expect(await text.text()).toBe("price;10.00");
});
