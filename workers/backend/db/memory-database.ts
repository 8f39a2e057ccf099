import { readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { type Database, openDatabase } from "./database.ts";
import { type Migrations, migrate } from "./migrate.ts";
import { keepLimits } from "./production-limits.ts";

/** The migrations as they were at the one named, from the files that bundles import. */
export function migrationsUntil(tag?: string): Migrations {
  const last =
    tag === undefined ? journal.entries.length : journal.entries.findIndex((e) => e.tag === tag) + 1;
  const entries = journal.entries.slice(0, last);
  const texts = entries.map(({ idx, tag }) => [
    `m${String(idx).padStart(4, "0")}`,
    readFileSync(new URL(`../migrations/${tag}.sql`, import.meta.url), "utf8"),
  ]);
  return { journal: { entries }, migrations: Object.fromEntries(texts) };
}

/** An installation's database in memory, for tests of what runs beside the rows. It keeps the limits of production. */
export function memoryDatabase(migrations = migrationsUntil()): Database {
  const sqlite = new DatabaseSync(":memory:");
  const exec = (query: string, ...values: SQLInputValue[]) => {
    keepLimits(query, values);
    const statement = sqlite.prepare(query);
    statement.setReturnArrays(true);
    // As arrays, whatever the type says.
    const rows: unknown[] = statement.all(...values);
    const names = statement.columns().map(({ name }) => name);
    const objects = function* () {
      for (const row of rows)
        yield Object.fromEntries(names.map((name, place) => [name, Reflect.get(Object(row), place)]));
    };
    return Object.assign(objects(), {
      raw: () => ({ toArray: () => rows }),
      one: () => objects().next().value,
    });
  };
  const transactionSync = <T>(work: () => T): T => {
    sqlite.exec("savepoint work");
    try {
      const done = work();
      sqlite.exec("release work");
      return done;
    } catch (error) {
      sqlite.exec("rollback to work; release work");
      throw error;
    }
  };
  // The two members of the storage that the database uses; the rest is not there to be called.
  const database = openDatabase(Object({ sql: { exec }, transactionSync }));
  migrate(database, migrations);
  return database;
}
