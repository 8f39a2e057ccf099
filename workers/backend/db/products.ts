import { asc, eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Product, ProductInput } from "#model/stock/product.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { type Database, isThere, prepared } from "./database.ts";
import { listOf } from "./lists.ts";
import { listProductFiles, type ShownFile } from "./product-files.ts";
import { insertOf, raiseOf, updateOf } from "./rows.ts";
import { units } from "./units.ts";

type Words = { lv: string; en: string };
const words = () => text({ mode: "json" }).$type<Words>().notNull();

export const products = sqliteTable(
  "products",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    code: text().notNull().unique(),
    catalogue: text().notNull().default(""),
    name: words(),
    color: words(),
    size: words(),
    material: words(),
    default_measure_unit_id: integer()
      .notNull()
      .references(() => units.id),
    sort_name: text().notNull(),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  // The search scans the index alone, in order; behind the id the later pages stay as quick.
  (table) => [index("products_sort").on(table.sort_name, table.id, table.search)],
);

type Row = { product: typeof products.$inferSelect; unit: typeof units.$inferSelect };

const show = ({ product, unit }: Row, images: ShownFile[]): Product => ({
  id: product.id,
  code: product.code,
  catalogue: product.catalogue,
  name: product.name,
  color: product.color,
  size: product.size,
  material: product.material,
  default_measure_unit_id: product.default_measure_unit_id,
  measure_unit: { id: unit.id, short_name: unit.short_name, short_name_en: unit.short_name_en },
  images,
  version: product.version,
});

const columns = (input: ProductInput) => ({
  ...input,
  sort_name: sortKey(input.name.lv),
  search: fold([input.code, input.catalogue, input.name.lv, input.name.en].join(" ")),
});

const productsWithUnits = (database: Database) =>
  database
    .select({ product: products, unit: units })
    .from(products)
    .innerJoin(units, eq(units.id, products.default_measure_unit_id))
    .$dynamic();

/** The one product that is called so, whatever the case of its letters; undefined for none or several. */
export function findProductNamed(database: Database, name: string): number | undefined {
  const isCalledSo = eq(products.sort_name, sortKey(name));
  const found = database.select({ id: products.id }).from(products).where(isCalledSo).all();
  return found.length === 1 ? found[0]?.id : undefined;
}

// By the index alone: to put what is found in its order, whole products would all have to be read.
const listIds = listOf({
  table: products,
  rows: (database) => database.select({ id: products.id }).from(products),
  show: ({ id }) => id,
  filters: {},
  order: [asc(products.sort_name), asc(products.id)],
});

const rowsOf = prepared((database) =>
  productsWithUnits(database)
    .where(sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .prepare(),
);

/** A page of products in Latvian order, each with its images. */
export function listProducts(
  database: Database,
  { q, ...query }: { page: number; per_page: number; q?: string | undefined },
) {
  const page = listIds(database, { ...query, search: q });
  const rows = rowsOf(database).all({ ids: JSON.stringify(page.data) });
  const images = listProductFiles(database, page.data);
  const byId = new Map(
    rows.map((row) => [row.product.id, show(row, images.get(row.product.id) ?? [])] as const),
  );
  return { ...page, data: page.data.flatMap((id) => byId.get(id) ?? []) };
}

export function findProduct(database: Database, id: number): Product | undefined {
  const row = productsWithUnits(database).where(eq(products.id, id)).get();
  return row && show(row, listProductFiles(database, [id]).get(id) ?? []);
}

export const findProductByCode = (database: Database, code: string) =>
  database.select({ id: products.id }).from(products).where(eq(products.code, code)).get();

const insert = insertOf(products);

export const insertProduct = (database: Database, input: ProductInput): number =>
  insert(database, columns(input));

const update = updateOf(products);

/** Its images have changed. */
export const raiseProduct = raiseOf(products);

export const updateProduct = (database: Database, id: number, input: ProductInput) =>
  update(database, id, columns(input));

export const deleteProduct = (database: Database, id: number) =>
  database.delete(products).where(eq(products.id, id)).run();

export const unitIsUsedByProduct = (database: Database, unitId: number): boolean =>
  isThere(database, products, eq(products.default_measure_unit_id, unitId));
