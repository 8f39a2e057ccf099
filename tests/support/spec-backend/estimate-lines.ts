import { Named } from "./answers.ts";
import { Input, isBody } from "./input.ts";
import { euros } from "./money.ts";
import type { Routes } from "./routing.ts";
import { measureUnits } from "./stock.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

export interface Stage {
  id: number;
  estimate_id: number;
  name: string;
  /** 1 normal, 2 production costs. */
  estimate_stage_type_id: number;
  order: number;
}

export interface Position {
  id: number;
  estimate_id: number;
  estimate_stage_id: number | null;
  name: string;
  type_id: number;
  order: number;
}

export interface Item {
  id: number;
  position_id: number;
  name: string;
  stock_item_id: number | null;
  product_id: number | null;
  price: number;
  quantity: number;
  type_id: number;
  measure_unit_id: number;
}

export const stages = () =>
  new Table<Stage>([
    { estimate_id: 1, name: "Sagatavošana", estimate_stage_type_id: 1, order: 0 },
    { estimate_id: 1, name: "Ražošanas izmaksas", estimate_stage_type_id: 2, order: 1 },
  ]);

export const positions = () =>
  new Table<Position>([
    { estimate_id: 1, estimate_stage_id: 1, name: "Dizaina darbi", type_id: 1, order: 0 },
    { estimate_id: 1, estimate_stage_id: 2, name: "Kastu druka", type_id: 1, order: 0 },
    { estimate_id: 1, estimate_stage_id: null, name: "Konsultācija", type_id: 1, order: 0 },
    { estimate_id: 1, estimate_stage_id: null, name: "Piegāde", type_id: 2, order: 0 },
  ]);

const item = (
  position_id: number,
  name: string,
  price: number,
  quantity: number,
  rest: Partial<Item> = {},
) => ({
  position_id,
  name,
  price,
  quantity,
  stock_item_id: null,
  product_id: null,
  type_id: 1,
  measure_unit_id: 1,
  ...rest,
});

export const items = () =>
  new Table<Item>([
    item(1, "Dizains", 35, 12.5, { stock_item_id: 1, measure_unit_id: 2 }),
    item(2, "Kaste ar logo", 0.4375, 1500, { type_id: 2 }),
    item(2, "Krūze ar apdruku", 4.2, 50, { type_id: 2, product_id: 1 }),
    item(3, "Konsultācija", 40, 1, { measure_unit_id: 2 }),
    item(4, "Piegāde Rīgā", 18, 1, { type_id: 2 }),
  ]);

/** §3. */
export function showItem(store: Store, row: Item) {
  const position = store.positions.get(row.position_id);
  const estimate = store.estimates.get(position.estimate_id);
  const product = store.products.find(row.product_id);
  const total = Math.round(row.price * row.quantity * 100) / 100;
  const reduced = Math.round(total * (100 - estimate.discount)) / 100;
  const vat = Math.round(reduced * estimate.vat_rate) / 100;
  return {
    id: row.id,
    name: row.name,
    display_name: row.name,
    stock_item: row.stock_item_id ? { id: row.stock_item_id } : null,
    price: row.price.toFixed(4),
    quantity: row.quantity.toFixed(2),
    total: euros(total),
    total_with_discount: euros(reduced),
    vat_amount: euros(vat),
    total_with_vat: euros(reduced + vat),
    type_id: row.type_id,
    measure_unit: measureUnits.find((unit) => unit.id === row.measure_unit_id) ?? null,
    product: product
      ? { images: product.files.map(({ url }, index) => ({ url, is_selected: index === 0 })) }
      : null,
  };
}

const itemsOf = (store: Store, position: Position) =>
  store.items.where((row) => row.position_id === position.id).map((row) => showItem(store, row));

export function showPosition(store: Store, position: Position) {
  const list = itemsOf(store, position);
  return {
    id: position.id,
    estimate_id: position.estimate_id,
    estimate_stage_id: position.estimate_stage_id,
    name: position.name,
    total: euros(list.reduce((sum, row) => sum + Number(row.total), 0)),
    type_id: position.type_id,
    position_items: list,
  };
}

function addItems(store: Store, position_id: number, list: unknown[], type_id: number): void {
  for (const entry of list) {
    const input = new Input(isBody(entry) ? entry : {});
    // What is not said of a line comes from the stock.
    const stocked = store.stockItems.find(input.maybeNumber("stock_item_id"));
    const name = stocked && !input.has("name") ? stocked.name : input.text("name");
    const values = item(position_id, name, input.maybeNumber("price") ?? stocked?.price ?? 0, 1, {
      quantity: input.maybeNumber("quantity") ?? 1,
      stock_item_id: input.maybeNumber("stock_item_id"),
      measure_unit_id: input.maybeNumber("measure_unit_id") ?? stocked?.measure_unit_id ?? 1,
      type_id,
    });
    input.check();
    store.items.add(values);
  }
}

export const lineRoutes: Routes = {
  "POST /:estimate/stages": ({ store, at, input }) => {
    const estimate_id = store.estimates.get(at("estimate")).id;
    const name = input.text("name");
    const estimate_stage_type_id = input.maybeNumber("estimate_stage_type_id") ?? 1;
    input.check();
    return store.stages.add({ estimate_id, name, estimate_stage_type_id, order: store.stages.all().length });
  },
  "POST /stages/:id/duplicate": ({ store, at }) => store.stages.add(store.stages.get(at("id"))),
  "PATCH /stages/:id": ({ store, at, input }) => {
    const name = input.text("name");
    input.check();
    return store.stages.change(at("id"), { name });
  },
  "DELETE /stages/:id": ({ store, at }) => {
    const inside = store.positions.where((row) => row.estimate_stage_id === Number(at("id")));
    for (const { id } of inside) store.positions.drop(id);
    return store.stages.drop(at("id"));
  },

  "POST /positions": ({ store, input }) => {
    const values = {
      estimate_id: input.number("estimate_id"),
      estimate_stage_id: input.maybeNumber("estimate_stage_id"),
      name: input.text("name"),
      type_id: input.maybeNumber("type_id") ?? 1,
      order: store.positions.all().length,
    };
    input.check();
    const position = store.positions.add(values);
    addItems(store, position.id, input.list("position_items"), values.type_id);
    return showPosition(store, position);
  },
  "PATCH /positions/:id": ({ store, at, input }) => {
    const name = input.text("name");
    input.check();
    return showPosition(store, store.positions.change(at("id"), { name }));
  },
  "DELETE /positions/:id": ({ store, at }) => store.positions.drop(at("id")),

  "GET /:position/position_items": ({ store, at }) => itemsOf(store, store.positions.get(at("position"))),
  "POST /:position/position_items": ({ store, at, input }) => {
    const position = store.positions.get(at("position"));
    addItems(store, position.id, input.list("position_items"), input.maybeNumber("type_id") ?? 1);
    return showPosition(store, position);
  },
  "PATCH /position_items/:id": ({ store, at, input }) => {
    const values: Partial<Item> = {};
    if (input.has("name")) values.name = input.text("name");
    if (input.has("price")) values.price = input.number("price");
    if (input.has("quantity")) values.quantity = input.number("quantity");
    if (input.has("measure_unit_id")) values.measure_unit_id = input.number("measure_unit_id");
    input.check();
    return new Named({ position_item: showItem(store, store.items.change(at("id"), values)) });
  },
  "DELETE /position_items/:id": ({ store, at }) => {
    const position_item = showItem(store, store.items.get(at("id")));
    store.items.drop(at("id"));
    return new Named({ position_item });
  },
  "POST /position_items/:id/images": ({ store, at }) => showItem(store, store.items.get(at("id"))),
};
