import { asc, eq, inArray } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, isThere, prepared } from "./database.ts";
import { isShownInSnapshot } from "./online/snapshots.ts";

/** Keys of files in R2 that nothing refers to any more; they are removed after the commit (dispatcher.ts). */
export const fileRemovals = sqliteTable("file_removals", { key: text().primaryKey() });

/** Notes in the open transaction that a file can go. What a client was sent keeps what it shows. */
export function dropFile(database: Database, key: string): void {
  if (isShownInSnapshot(database, key.slice(key.indexOf("/") + 1))) return;
  database.insert(fileRemovals).values({ key }).onConflictDoNothing().run();
}

/** Whether a file is on its way out: it may still be in R2. */
export const isDropped = (database: Database, key: string): boolean =>
  isThere(database, fileRemovals, eq(fileRemovals.key, key));

const firstDropped = prepared((database) =>
  database.select().from(fileRemovals).orderBy(asc(fileRemovals.key)).limit(50).prepare(),
);

export const droppedFiles = (database: Database): string[] =>
  firstDropped(database)
    .all()
    .map(({ key }) => key);

export const forgetDropped = (database: Database, keys: string[]) =>
  database.delete(fileRemovals).where(inArray(fileRemovals.key, keys)).run();
