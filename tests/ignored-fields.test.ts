import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { installationApi } from "#backend/app.ts";
import { mutations } from "./api/audit/every-mutation.ts";
import type { Step } from "./api/audit/mutation.ts";
import { office } from "./api/audit/office.ts";
import { fieldsOf, other, placesOf, says, withField } from "./support/other-values.ts";

type Body = Record<string, unknown>;
const info = { openapi: "3.1.0", info: { title: "", version: "" } };
const operations = Object.entries(installationApi.getOpenAPI31Document(info).paths ?? {}).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody, parameters = [] }]) => ({
      path: path.replace("/api", "").replace(/\{\w+\}/g, "1"),
      method: method.toUpperCase(),
      id: String(operationId),
      hasBody: requestBody !== undefined,
      hasFilters: parameters.some((parameter: { in?: string }) => parameter.in === "query"),
    })),
);
const withBody = operations.filter(({ hasBody }) => hasBody).map(({ id }) => id);

/** An installation in which the change is about to happen. What is tried there has not been afterwards. */
async function readyFor(before: readonly Step[]) {
  const { call, database } = office();
  for (const step of before) await call(...step);
  const tried: typeof call = async (...step) => {
    database.run(sql`savepoint tried`);
    const answer = await call(...step);
    database.run(sql`rollback to tried`);
    database.run(sql`release tried`);
    return answer;
  };
  return { call, tried };
}

/** What an operation says of the row that it changed: under `data`, or under the row's own name (specification §7). */
const rowIn = (json: Body) => json.data ?? json.position_item;

/**
 * Fields of an answer that are of another row than the body is of: the date of a payment, and that of its document; a credit
 * note is of no other type.
 */
const ofOtherRows = [
  ...["payments.create date", "invoice_credit.refund date", "invoice_credit.transfer date"],
  "credit_notes.create invoice_type_id",
];

describe("every field of a row that is sent with a change", () => {
  const cases = Object.entries(mutations).filter(([name]) => withBody.includes(name));

  test.each(cases)("is stored by %s, or refused", async (name, { before = [], step }) => {
    const [method, path, body, headers] = step;
    const { tried } = await readyFor(before);
    const usual = await tried(...step);
    expect([200, 201]).toContain(usual.status);
    const ignored: string[] = [];
    for (const { row, inBody, inRow } of placesOf(body, rowIn(usual.json)))
      for (const field of fieldsOf(row))
        for (const value of other(row[field])) {
          const answer = await tried(method, path, withField(body, [...inBody, field], value), headers);
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) continue;
          const told = `${name} ${[...inBody, field].join(".")}`;
          if (!says(rowIn(answer.json), [...inRow, field], value) && !ofOtherRows.includes(told))
            ignored.push(`${told} = ${JSON.stringify(value)}`);
        }
    expect(ignored).toEqual([]);
  });

  /** A password is no row, and an issued document is not changed with what it says. */
  const others = ["session.password", "invoices.update"];
  const changes = cases.filter(([name, { step }]) => step[0] === "PATCH" && !others.includes(name));

  test.each(changes)("may be sent back whole to %s", async (_, { before = [], step }) => {
    const [method, path, body, headers] = step;
    const { call } = await readyFor(before);
    const row = rowIn((await call(...step)).json);
    const sentBack = await call(method, path, { ...Object(row), ...body }, headers);
    expect(sentBack.json.errors).toBeUndefined();
    expect(sentBack.status).toBe(200);
  });
});

const filtered = operations.filter(({ hasFilters }) => hasFilters);

test.each(filtered)("a filter that $id does not know is refused by its name", async ({ method, path }) => {
  const { call } = office();
  const { status, json } = await call(method, `${path}?nr=1`);
  expect({ status, errors: json.errors }).toEqual({
    status: 422,
    errors: { nr: ["Šo lauku šeit norādīt nevar"] },
  });
});
