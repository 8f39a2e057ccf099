import { sql } from "drizzle-orm";
import { sortKey } from "#model/text/text-order.ts";
import type { Database } from "./database.ts";

/** Sets `column` of every row to the Latvian sort key of what `text` says. Tables as they are at the migration. */
function fillKeys(database: Database, table: string, column: string, text: string): void {
  const rows = database.all<{ id: number; text: string }>(
    sql.raw(`select id, ${text} as text from ${table} where ${text} <> ''`),
  );
  for (const { id, text } of rows)
    database.run(sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${sortKey(text)} where id = ${id}`);
}

/** What rows that were there before a migration get of it, by its name, where SQL cannot say it. */
export const filled: Record<string, (database: Database) => void> = {
  "0016_sortings": (database) => {
    fillKeys(database, "clients", "sort_contact", "contact_name");
    fillKeys(database, "stock_items", "sort_name_en", "name_en");
    fillKeys(database, "products", "sort_catalogue", "catalogue");
    fillKeys(database, "products", "sort_color", "color ->> 'lv'");
    fillKeys(database, "products", "sort_size", "size ->> 'lv'");
  },
};
