import { readDecimal } from "#model/money/decimal.ts";
import { type Product, productPage } from "#model/stock/product.ts";
import { type StockItem, stockItemPage } from "#model/stock/stock-item.ts";
import { stockType } from "#model/stock/stock-type.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { workTypeList } from "#model/stock/work-type.ts";
import type { Language } from "#model/text/language.ts";
import { type FileColumn, type FileReader, listFile, textColumn } from "../list-file.ts";

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
      textColumn(t("stock.name"), 40, (row) => row.name),
      textColumn(t("stock.name_en"), 40, (row) => row.name_en),
      // Those of production items are entered in each estimate (specification §5).
      ...(isProduction(query) ? [] : priceColumns(reader)),
      textColumn(t("stock.state"), 12, (row) => t(row.is_active ? "stock.active" : "stock.inactive")),
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
  textColumn(t("stock.unit"), 12, (row) => unitOf(row, language)),
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
      textColumn(t("products.code"), 16, (row) => row.code),
      textColumn(t("products.catalogue"), 20, (row) => row.catalogue),
      ...inBoth("name", 40),
      ...inBoth("color", 20),
      ...inBoth("size", 20),
      ...inBoth("material", 20),
      textColumn(t("products.unit"), 12, (row) => unitOf(row, language)),
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
    textColumn(t("work_types.name"), 40, (row) => row.name),
    textColumn(t("work_types.color"), 12, (row) => row.color),
    textColumn(t("work_types.pinned"), 12, (row) => t(row.is_additional ? "dialog.yes" : "dialog.no")),
  ],
});
