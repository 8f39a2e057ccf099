import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { frontApi } from "#backend/app.ts";
import type { Database } from "#backend/db/database.ts";
import { mutations } from "./every-mutation.ts";
import { office } from "./office.ts";

const contract = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })),
  ),
});

const document = await frontApi.request("/api/openapi.json", {}, { t: (key: string) => key });
/** The operations of which the contract says that they refuse to change what somebody else has changed meanwhile. */
const refusing = Object.values(contract.parse(await document.json()).paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ responses }) => "412" in responses)
  .map(({ operationId }) => operationId);

/** An installation in which the change of an operation is about to happen. */
async function readyFor(operation: string) {
  const mutation = mutations[operation];
  if (!mutation) throw new Error(`${operation} refuses with 412 and has no row in tests/api/*/mutations.ts`);
  const { before = [], rowThere = [], step } = mutation;
  const { call, database } = office();
  for (const each of [...before, ...rowThere]) await call(...each);
  const [method, path, body, headers] = step;
  const knowing = (version: unknown) =>
    call(method, path, body, { ...headers, "If-Match": version === undefined ? "*" : `"${version}"` });
  return { knowing, database };
}

/** Everything that is stored, events and live messages among it. */
const storedIn = (database: Database) =>
  database
    .all<{ name: string; type: string }>(sql`pragma table_list`)
    .filter(({ type }) => type === "table")
    .map(({ name }) => [name, database.all(sql`select * from ${sql.identifier(name)}`)]);

test("the contract says of changes that they are refused over a colleague's", () => {
  expect(refusing).toContain("clients.update");
});

test.each(refusing)("what a colleague has changed is not changed over it by %s", async (operation) => {
  const { knowing, database } = await readyFor(operation);
  const earlier = storedIn(database);
  const late = await knowing(999);
  expect(late.status).toBe(412);
  expect(storedIn(database)).toEqual(earlier);
  // Only the version stood against it, and the refusal says which one does not, of a row that counts them.
  expect([200, 201]).toContain((await knowing(late.data.version)).status);
  expect(storedIn(database)).not.toEqual(earlier);
});
