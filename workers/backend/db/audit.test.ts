import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit, record } from "./audit.ts";
import { type Database, transaction } from "./database.ts";
import { memoryDatabase } from "./memory-database.ts";

const noted = (database: Database, entity_id: number) =>
  record(database, {
    actor_id: 1,
    operation: "PATCH /api/customers/:id",
    entity: "client",
    entity_id,
    before: { name: "Āda" },
    after: { name: 'Zīle "2"\n\u2028' },
    partOf: { entity: "project", id: 3 },
  });

/** Events as their rows hold them: texts are not read. */
const stored = (database: Database) =>
  database.all<Record<string, string | number | null>>(sql`select * from ${audit} order by id`);

/** Written from decision 071, not from the code. */
function expectedHash(previous: string, row: Record<string, string | number | null> | undefined): string {
  const names = "id at actor_id operation entity entity_id before after part_of part_of_id".split(" ");
  const array = JSON.stringify(names.map((name) => row?.[name]));
  return createHash("sha256").update(`${previous}\n${array}`, "utf8").digest("hex");
}

test("each event holds the hash of itself and the one before, the first of nothing", () => {
  const database = memoryDatabase();
  const first = noted(database, 1);
  const second = record(database, { operation: "login", entity: "user", entity_id: 1 });
  const rows = stored(database);
  expect(first).toEqual({ id: 1, hash: expectedHash("", rows[0]) });
  expect(second).toEqual({ id: 2, hash: expectedHash(first.hash, rows[1]) });
  expect(rows.map(({ hash }) => hash)).toEqual([first.hash, second.hash]);
  expect(rows[1]).toMatchObject({ actor_id: null, before: null, after: null, part_of: null });
});

test("the chain begins behind events that have no hash", () => {
  const database = memoryDatabase();
  database.run(
    sql`insert into audit (at, operation, entity, entity_id) values ('2026-01-01', 'x', 'bank', 1)`,
  );
  const { id, hash } = noted(database, 1);
  expect({ id, hash }).toEqual({ id: 2, hash: expectedHash("", stored(database)[1]) });
});

test("an event that is taken back with its write leaves neither a gap nor its hash", () => {
  const database = memoryDatabase();
  const first = noted(database, 1);
  const failed = () =>
    transaction(database, () => {
      noted(database, 2);
      throw new Error("no");
    });
  expect(failed).toThrow("no");
  const next = noted(database, 3);
  expect(next).toEqual({ id: 2, hash: expectedHash(first.hash, stored(database)[1]) });
  expect(database.get(sql`select seq from sqlite_sequence where name = 'audit'`)).toEqual({ seq: 2 });
});
