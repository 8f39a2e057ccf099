import { sql } from "drizzle-orm";
import { type Database, transaction } from "./database.ts";
import { filled } from "./filled.ts";

/** What drizzle-kit writes beside its migrations. */
export interface Migrations {
  journal: { entries: { idx: number; when: number; tag: string }[] };
  /** SQL by `m0000`, `m0001`, …; statements stand between breakpoints. */
  migrations: Record<string, string>;
}

const textOf = ({ migrations }: Migrations, idx: number): string => {
  const text = migrations[`m${String(idx).padStart(4, "0")}`];
  if (text === undefined) throw new Error(`Migration ${idx} is in the journal alone`);
  return text;
};

/** The name of the newest migration: the version of the tables. */
export const newestOf = ({ journal }: Migrations): string => journal.entries.at(-1)?.tag ?? "";

/**
 * Applies the migrations that a database lacks, up to and with the one named `until`, and notes them where Drizzle's own
 * migrator looks. That one is not used: it answers later, and a restored archive is brought up to date within the
 * transaction that loads it.
 */
export function migrate(database: Database, all: Migrations, until = newestOf(all)): void {
  const { entries } = all.journal;
  const wanted = entries.slice(0, entries.findIndex(({ tag }) => tag === until) + 1);
  transaction(database, () => {
    database.run(
      sql`create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)`,
    );
    const { last } = database.get<{ last: number | null }>(
      sql`select max(created_at) as last from __drizzle_migrations`,
    );
    for (const { idx, when, tag } of wanted.filter(({ when }) => when > Number(last ?? 0))) {
      for (const statement of textOf(all, idx).split("--> statement-breakpoint"))
        database.run(sql.raw(statement));
      filled[tag]?.(database);
      database.run(sql`insert into __drizzle_migrations (hash, created_at) values ('', ${when})`);
    }
  });
}
