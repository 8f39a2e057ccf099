import { Named, Page, pageOf } from "./answers.ts";
import type { Input } from "./input.ts";
import { euros } from "./money.ts";
import type { Routes } from "./routing.ts";
import { Table } from "./table.ts";

export interface StockItem {
  id: number;
  name: string;
  name_en: string | null;
  measure_unit_id: number;
  price: number;
  /** 1 agency, 2 production. */
  type_id: number;
  is_active: number;
}

interface WorkType {
  id: number;
  name: string;
  color: string;
  is_additional: number;
}

export const measureUnits = [
  { id: 1, short_name: "gab." },
  { id: 2, short_name: "st." },
];

export const stockItems = () =>
  new Table<StockItem>([
    { name: "Dizains", name_en: "Design", measure_unit_id: 2, price: 35, type_id: 1, is_active: 1 },
    { name: "Maketēšana", name_en: "Layout", measure_unit_id: 2, price: 28.5, type_id: 1, is_active: 1 },
    { name: "Ofseta druka", name_en: null, measure_unit_id: 1, price: 0, type_id: 2, is_active: 0 },
  ]);

export const workTypes = () =>
  new Table<WorkType>([
    { name: "Skices", color: "#662E93", is_additional: 0 },
    { name: "Sapulce", color: "#D81B60", is_additional: 1 },
  ]);

export const showStockItem = (item: StockItem) => ({ ...item, price: euros(item.price) });

function readStockItem(input: Input) {
  const type_id = input.number("type_id");
  return {
    name: input.text("name"),
    name_en: input.maybeText("name_en"),
    measure_unit_id: input.number("measure_unit_id"),
    price: input.maybeNumber("price") ?? 0,
    type_id,
  };
}

function readWorkType(input: Input) {
  return {
    name: input.text("name"),
    color: input.text("color"),
    is_additional: input.flag("is_additional") ? 1 : 0,
  };
}

export const stockRoutes: Routes = {
  "GET /stock_items": ({ store, query }) => {
    const type = query.get("type_id");
    const found = store.stockItems.where((item) => !type || String(item.type_id) === type);
    return new Page(pageOf(found, query).map(showStockItem));
  },
  "GET /all_stock_items": ({ store }) => store.stockItems.all().map(showStockItem),
  "POST /stock_items": ({ store, input }) => {
    const values = readStockItem(input);
    input.check();
    return showStockItem(store.stockItems.add({ ...values, is_active: 1 }));
  },
  "PATCH /stock_items/:id": ({ store, at, input }) => {
    if (input.has("is_active")) {
      return showStockItem(store.stockItems.change(at("id"), { is_active: input.flag("is_active") ? 1 : 0 }));
    }
    const values = readStockItem(input);
    input.check();
    return showStockItem(store.stockItems.change(at("id"), values));
  },
  "DELETE /stock_items/:id": ({ store, at }) => store.stockItems.drop(at("id")),
  "GET /position_items/create": () => new Named({ measureUnits }),

  "GET /work-types": ({ store }) => store.workTypes.all(),
  "POST /work-types": ({ store, input }) => {
    const values = readWorkType(input);
    input.check();
    return store.workTypes.add(values);
  },
  "PATCH /work-types/:id": ({ store, at, input }) => {
    const values = readWorkType(input);
    input.check();
    return store.workTypes.change(at("id"), values);
  },
  "DELETE /work-types/:id": ({ store, at }) => store.workTypes.drop(at("id")),
};
