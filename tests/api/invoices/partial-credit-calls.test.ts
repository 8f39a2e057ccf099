import { expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { emptyOffice } from "../arrange.ts";
import { hired } from "../people.ts";
import { introduceSeller, invoiceDesk, issued } from "./arrange.ts";

test("a credit note of parts is made once for one key, of a document as it was seen, and by bookkeepers only", async () => {
  const office = await emptyOffice();
  const { admin } = office;
  await introduceSeller(admin);
  const read = async (path: string) => (await admin("GET", path)).json().data;
  const invoice = await issued(await invoiceDesk(admin));
  const path = `/invoices/${invoice.id}/credit_notes`;
  const body = { lines: [{ line: 0, quantity: 1 }] };
  const headers = { "Idempotency-Key": "once", "If-Match": `"${invoice.version}"` };
  const [first, again] = [
    await admin("POST", path, { body, headers }),
    await admin("POST", path, { body, headers }),
  ];
  expect([first.status, again.status, again.json().data.id]).toEqual([201, 201, first.json().data.id]);
  const late = { ...headers, "Idempotency-Key": "later" };
  expect((await admin("POST", path, { body, headers: late })).status).toBe(412);
  expect((await read(`/invoices/${invoice.id}`)).credited_cents).toBe(3025);
  // No line is meant where none is named.
  for (const line of [null, "", true])
    expect((await admin("POST", path, { body: { lines: [{ line, quantity: 1 }] } })).status).toBe(422);
  const by = async (fields: object) => (await hired(office, fields)).caller("POST", path, { body });
  expect((await by({})).status).toBe(403);
  expect((await by({ role_id: roleIds.employee })).status).toBe(403);
  expect((await by({ bookkeeping: true })).status).toBe(201);
});
