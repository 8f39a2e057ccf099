import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { record } from "../db/audit.ts";
import { memoryDatabase, migrationsUntil } from "../db/memory-database.ts";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { isEmpty, load, rehearse } from "./load.ts";
import { Refusal } from "./manifest.ts";
import { takeSnapshot } from "./snapshot.ts";
import { allTables, passing } from "./tables.ts";

const now = migrationsUntil();
type Database = ReturnType<typeof memoryDatabase>;

/** An installation in which somebody has worked, as the tables were at a migration. */
function worked(tag?: string): Database {
  const database = memoryDatabase(migrationsUntil(tag));
  database.run(sql`insert into users (id, name, sort_name, email, role_id, password_hash, created_at)
    values (7, 'Jānis "Nulle"', 'janis', 'janis@test.lv', 1, 'hash', '2026-01-01')`);
  database.run(
    sql`insert into clients (id, name, short_name, sort_name, search) values (3, 'A', 'A', 'a', 'a')`,
  );
  database.run(sql`insert into projects (id, project_nr, name, short_name, client_id, project_manager,
    planned_start_date, planned_due_date, status_id, sort_name, search)
    values (9, '2026-1', ${"Rinda\n"}, 'R', 3, 7, '2026-01-01', '2026-02-01', 1, 'r', 'r')`);
  return database;
}

const definitions = (database: Database) =>
  database.all(sql`select name, sql from sqlite_master where name not like 'sqlite_%' order by name`);

const restored = (database: Database, tag?: string) => {
  const target = memoryDatabase();
  const { rows, contents } = takeSnapshot(database, migrationsUntil(tag));
  load(target, now, rows, contents);
  return target;
};

describe("the rows of an archive", () => {
  test.each(journal.entries.map(({ tag }) => tag))("of version %s are brought up to date", (tag) => {
    const target = restored(worked(tag), tag);
    expect(definitions(target)).toEqual(definitions(memoryDatabase()));
    expect(target.all(sql`select id, name, project_manager from projects`)).toEqual([
      { id: 9, name: "Rinda\n", project_manager: 7 },
    ]);
    expect(target.all(sql`select search from users`)).toHaveLength(1);
    // What migrations begin an installation with is there once.
    expect(target.get(sql`select count(*) as n from units`)).toEqual({ n: 7 });
    expect(target.get(sql`select seq from sqlite_sequence where name = 'projects'`)).toEqual({ seq: 9 });
  });

  test("are of every table but those that pass, which are there", () => {
    const database = worked();
    const kept = takeSnapshot(database, now).rows.tables.map(({ name }) => name);
    expect([...kept, ...passing, "__drizzle_migrations"].sort()).toEqual(allTables(database));
  });

  test("keep the hashes of the audit, and the next event is bound to the last of them", () => {
    const database = worked();
    const event = { operation: "x", entity: "bank", entity_id: 1 };
    record(database, event);
    const last = record(database, event);
    const { rows, contents } = takeSnapshot(database, now);
    expect(rows.head).toEqual(last);
    const target = memoryDatabase();
    // What the new installation has noted of itself goes.
    record(target, event);
    load(target, now, rows, contents);
    expect(target.all(sql`select id, hash from audit`).at(-1)).toEqual(last);
    expect(record(target, event)).toMatchObject({ id: 3 });
  });

  test("of an audit without a chain name no head, and the chain begins where they are restored", () => {
    const before = "0026_mail_attachment";
    const database = worked(before);
    database.run(
      sql`insert into audit (at, operation, entity, entity_id) values ('2026-01-01', 'x', 'bank', 1)`,
    );
    expect(takeSnapshot(database, migrationsUntil(before)).rows.head).toBeUndefined();
    const target = restored(database, before);
    const { id, hash } = record(target, { operation: "x", entity: "bank", entity_id: 1 });
    expect(target.all(sql`select id, hash from audit`)).toEqual([
      { id: 1, hash: null },
      { id, hash },
    ]);
  });

  test("are refused where the installation is not empty, and where they are newer", () => {
    const { rows, contents } = takeSnapshot(worked(), now);
    expect(() => load(worked(), now, rows, contents)).toThrow(Refusal);
    const target = memoryDatabase(migrationsUntil("0003_estimates"));
    expect(() => load(target, migrationsUntil("0003_estimates"), rows, contents)).toThrow("newer version");
    expect(isEmpty(target)).toBe(true);
  });

  test("change nothing when they are only rehearsed", () => {
    const { rows, contents } = takeSnapshot(worked(), now);
    const target = memoryDatabase();
    const before = definitions(target);
    rehearse(target, now, rows, contents);
    expect(isEmpty(target)).toBe(true);
    expect(definitions(target)).toEqual(before);
    load(target, now, rows, contents);
    expect(isEmpty(target)).toBe(false);
  });
});
