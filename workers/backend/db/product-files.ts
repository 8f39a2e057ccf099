import { and, asc, eq, max, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Database, prepared } from "./database.ts";

/** Images of products. The files are in R2 under the installation's prefix; here is only what they are called. */
export const productFiles = sqliteTable(
  "product_files",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    // Only by name: products.ts reads this table, and two files that name each other's tables cannot be loaded.
    product_id: integer().notNull(),
    /** A random name and the ending of the type, such as 3f…c.jpg. */
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The first is the cover. */
    position: integer().notNull(),
  },
  (table) => [index("product_files_product").on(table.product_id, table.position)],
);

/** What is kept of a file that came with a form. */
export type StoredFile = { name: string; size: number; width: number; height: number };
export type ShownFile = { id: number; url: string; width: number; height: number };

type Row = typeof productFiles.$inferSelect;

const show = ({ id, name, width, height }: Row): ShownFile => ({
  id,
  url: `/api/files/${name}`,
  width,
  height,
});

const filesOf = prepared((database) =>
  database
    .select()
    .from(productFiles)
    .where(sql`${productFiles.product_id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .orderBy(asc(productFiles.product_id), asc(productFiles.position))
    .prepare(),
);

/** The files of several products in their order, by product. */
export function listProductFiles(database: Database, productIds: number[]): Map<number, ShownFile[]> {
  const found = new Map<number, ShownFile[]>();
  for (const row of filesOf(database).all({ ids: JSON.stringify(productIds) }))
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), show(row)]);
  return found;
}

export const findProductFile = (database: Database, productId: number, id: number): Row | undefined =>
  database
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.id, id), eq(productFiles.product_id, productId)))
    .get();

/** Adds files behind those that a product has. */
export function insertProductFiles(database: Database, productId: number, files: StoredFile[]): void {
  const last = database
    .select({ position: max(productFiles.position) })
    .from(productFiles)
    .where(eq(productFiles.product_id, productId))
    .get()?.position;
  files.forEach(({ name, size, width, height }, index) => {
    const position = (last ?? -1) + 1 + index;
    database
      .insert(productFiles)
      .values({ product_id: productId, name, size, width, height, position })
      .run();
  });
}

/** Puts the files of a product into the order of `ids`, which names all of them. */
export function orderProductFiles(database: Database, ids: number[]): void {
  ids.forEach((id, position) => {
    database.update(productFiles).set({ position }).where(eq(productFiles.id, id)).run();
  });
}

export const deleteProductFile = (database: Database, id: number) =>
  database.delete(productFiles).where(eq(productFiles.id, id)).run();

/** Takes all files from a product and says what they were called. */
export const deleteFilesOf = (database: Database, productId: number): string[] =>
  database
    .delete(productFiles)
    .where(eq(productFiles.product_id, productId))
    .returning({ name: productFiles.name })
    .all()
    .map(({ name }) => name);
