import { readDecimal } from "#model/money/decimal.ts";
import { type Product, productPage } from "#model/stock/product.ts";
import { type StockItem, stockItemPage } from "#model/stock/stock-item.ts";
import { stockType } from "#model/stock/stock-type.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { workTypeList } from "#model/stock/work-type.ts";
import type { Language } from "#model/text/language.ts";
import { type FileColumn, type FileReader, listFile } from "../list-file.ts";

const isProduction = (query: URLSearchParams) => query.get("type_id") === String(stockType.production);

/** Agency and production items as a file: the price list. */
export const stockItemFile = listFile({
  name: "stock_items.export",
  access: { roles: "office", modules: "estimates" },
  path: "/stock_items",
  page: (query) => {
    const page = isProduction(query) ? "/stock/production" : "/stock";
    query.delete("type_id");
    return page;
  },
  answer: stockItemPage,
  title: ({ t, query }) => t(`stock.${isProduction(query) ? "production" : "agency"}`),
  columns: (reader) => {
    const { t, query } = reader;
    return [
      { title: t("stock.name"), kind: "text", width: 40, cell: (row) => row.name },
      { title: t("stock.name_en"), kind: "text", width: 40, cell: (row) => row.name_en },
      // Those of production items are entered in each estimate (specification §5).
      ...(isProduction(query) ? [] : priceColumns(reader)),
      {
        title: t("stock.state"),
        kind: "text",
        width: 12,
        cell: (row) => t(row.is_active ? "stock.active" : "stock.inactive"),
      },
    ];
  },
  filters: ({ t }) => ({
    q: [t("filters.q"), (sent) => sent],
    active: [
      t("stock.state"),
      (sent) => t(/^(true|1|yes|on)$/i.test(sent) ? "stock.active" : "stock.inactive"),
    ],
  }),
});

const priceColumns = ({ t, language }: FileReader): FileColumn<StockItem>[] => [
  { title: t("stock.unit"), kind: "text", width: 12, cell: (row) => unitOf(row, language) },
  { title: `${t("stock.price")}, EUR`, kind: "price", width: 14, cell: (row) => readDecimal(row.price) },
];

const unitOf = ({ measure_unit }: Pick<StockItem, "measure_unit">, language: Language): string =>
  measure_unit ? unitIn(measure_unit, language).short_name : "";

/** Products as a file, in both languages. */
export const productFile = listFile({
  name: "products.export",
  access: { roles: "office", modules: "estimates" },
  path: "/products",
  page: "/stock/products",
  answer: productPage,
  title: ({ t }) => t("stock.products"),
  columns: ({ t, language }) => {
    const inBoth = (name: "name" | "color" | "size" | "material", width: number): FileColumn<Product>[] => [
      {
        title: t("products.words_lv", { name: t(`products.${name}`) }),
        kind: "text",
        width,
        cell: (row) => row[name].lv,
      },
      {
        title: t("products.words_en", { name: t(`products.${name}`) }),
        kind: "text",
        width,
        cell: (row) => row[name].en,
      },
    ];
    return [
      { title: t("products.code"), kind: "text", width: 16, cell: (row) => row.code },
      { title: t("products.catalogue"), kind: "text", width: 20, cell: (row) => row.catalogue },
      ...inBoth("name", 40),
      ...inBoth("color", 20),
      ...inBoth("size", 20),
      ...inBoth("material", 20),
      { title: t("products.unit"), kind: "text", width: 12, cell: (row) => unitOf(row, language) },
      { title: t("products.images"), kind: "count", width: 10, cell: (row) => row.images.length },
    ];
  },
  filters: ({ t }) => ({ q: [t("filters.q"), (sent) => sent] }),
});

/** Kinds of work as a file. */
export const workTypeFile = listFile({
  name: "work_types.export",
  access: { roles: "office", modules: "work" },
  path: "/work-types",
  page: "/stock/vacancies",
  answer: workTypeList,
  title: ({ t }) => t("work_types.title"),
  columns: ({ t }) => [
    { title: t("work_types.name"), kind: "text", width: 40, cell: (row) => row.name },
    { title: t("work_types.color"), kind: "text", width: 12, cell: (row) => row.color },
    {
      title: t("work_types.pinned"),
      kind: "text",
      width: 12,
      cell: (row) => t(row.is_additional ? "dialog.yes" : "dialog.no"),
    },
  ],
});
