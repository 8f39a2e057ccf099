import { asc, eq } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Product, ProductInput } from "#model/stock/product.ts";
import { fold, sortKey } from "#model/text/text-order.ts";
import { type Database, isThere } from "./database.ts";
import { bothWays, bothWaysOver, idListOf, rowsOf, type Sortings } from "./lists.ts";
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
    sort_catalogue: text().notNull().default(""),
    sort_color: text().notNull().default(""),
    sort_size: text().notNull().default(""),
    search: text().notNull(),
    version: integer().notNull().default(1),
  },
  // The search scans the index alone, in order; behind the id the later pages stay as quick.
  (table) => [
    index("products_sort").on(table.sort_name, table.id, table.search),
    index("products_catalogue").on(table.sort_catalogue, table.sort_name),
    index("products_color").on(table.sort_color, table.sort_name),
    index("products_size").on(table.sort_size, table.sort_name),
    index("products_unit").on(table.default_measure_unit_id, table.sort_name),
  ],
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
  sort_catalogue: sortKey(input.catalogue),
  sort_color: sortKey(input.color.lv),
  sort_size: sortKey(input.size.lv),
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

const byName = [products.sort_name, products.id];
/** Words are sorted as they are in Latvian, whoever reads them: of some products there are no others. */
const sortings: Sortings = {
  ...bothWays("name", byName),
  ...bothWays("code", [products.code]),
  ...bothWays("catalogue", [products.sort_catalogue, ...byName]),
  ...bothWays("color", [products.sort_color, ...byName]),
  ...bothWays("size", [products.sort_size, ...byName]),
  ...bothWaysOver("unit", [units.short_name], {
    tables: [units],
    on: eq(products.default_measure_unit_id, units.id),
    order: [asc(products.sort_name), asc(products.id)],
  }),
};

const listIds = idListOf({
  table: products,
  filters: {},
  sortings,
  order: [asc(products.sort_name), asc(products.id)],
});

const read = rowsOf(products, { rows: productsWithUnits, show: (row: Row) => ({ id: row.product.id, row }) });

/** A page of products in Latvian order, each with its images. */
export function listProducts(
  database: Database,
  { q, ...query }: { page: number; per_page: number; q?: string | undefined; sorting?: string | undefined },
) {
  const { data: ids, meta } = listIds(database, { ...query, search: q });
  const images = listProductFiles(database, ids);
  const data = read(database, ids).map(({ id, row }) => show(row, images.get(id) ?? []));
  return { data, meta, sortings: Object.keys(sortings) };
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
