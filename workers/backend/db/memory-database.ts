import { readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { type Database, openDatabase } from "./database";

/** What production refuses and a local run takes (design §6). */
const maxParameters = 100;
const maxValue = 2 * 1024 * 1024;

/** An installation's database in memory, for tests of what runs beside the rows. It keeps the limits of production. */
export function memoryDatabase(): Database {
  const sqlite = new DatabaseSync(":memory:");
  for (const { tag } of journal.entries)
    sqlite.exec(readFileSync(new URL(`../migrations/${tag}.sql`, import.meta.url), "utf8"));

  const exec = (query: string, ...values: SQLInputValue[]) => {
    if (values.length > maxParameters) throw new Error(`${values.length} bound parameters`);
    if (values.join("").length > maxValue) throw new Error("A row of more than 2 MB");
    const statement = sqlite.prepare(query);
    statement.setReturnArrays(true);
    const rows = statement.all(...values);
    return { raw: () => ({ toArray: () => rows }) };
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
  return openDatabase({ sql: { exec }, transactionSync } as unknown as DurableObjectStorage);
}
