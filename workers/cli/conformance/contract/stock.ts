import { one as oneRow } from "#model/answer/answer.ts";
import { changedProduct, product, productPage } from "#model/stock/product.ts";
import { stockItem, stockItemChoices, stockItemPage } from "#model/stock/stock-item.ts";
import { unitChoices } from "#model/stock/unit.ts";
import { workTypeList } from "#model/stock/work-type.ts";
import { inside } from "../fields.ts";
import { freePage, list, noun, one, under } from "../operation.ts";

/** Specification §3 Stock item, Product, Job type, Measure unit; §7 Stock. */
const item = "id:id name:text name_en:text? measure_unit_id:id? price:decimal? type_id:id is_active:flag";

export const stockItems = noun("Stock items", [
  ["stock_items.list", "GET /stock_items", freePage(item, { reader: stockItemPage })],
  ["stock_items.choices", "GET /all_stock_items", list("id:id name:text", { reader: stockItemChoices })],
  ["stock_items.create", "POST /stock_items", one("id:id name:text"), { wants: "type_id" }],
  ["stock_items.read", "GET /stock_items/{id}", one(item, { reader: oneRow(stockItem) }), { level: "may" }],
  ["stock_items.update", "PATCH /stock_items/{id}", "anything"],
  ["stock_items.delete", "DELETE /stock_items/{id}", "anything"],
]);

const image = "id:id url:text";
const languages = "name:any color:any? size:any? material:any?";
const whole = [
  `id:id code:text? catalogue:text? default_measure_unit_id:id? ${languages} images|files:list`,
  inside("images[]", image),
].join(" ");

export const products = noun("Products", [
  ["products.list", "GET /products", freePage(whole, { reader: productPage })],
  ["products.create", "POST /products", one("id:id"), { wants: "code" }],
  ["products.read", "GET /products/{id}", one(whole, { reader: oneRow(product) }), { level: "may" }],
  ["products.update", "PATCH /products/{id}", under("product", "id:id", { reader: changedProduct })],
  [
    "products.images.create",
    "POST /products/{id}/add-files",
    under("", `images:list ${inside("images[]", image)}`),
  ],
  ["products.images.delete", "DELETE /products/{id}/files/{fileId}", "anything"],
  ["products.delete", "DELETE /products/{id}", "anything"],
]);

const workType = "id:id name:text color:text is_additional:flag";

export const workTypes = noun("Work types", [
  ["work_types.list", "GET /work-types", list(workType, { reader: workTypeList })],
  ["work_types.create", "POST /work-types", one("id:id name:text"), { needs: "name color" }],
  ["work_types.update", "PATCH /work-types/{id}", "anything"],
  ["work_types.delete", "DELETE /work-types/{id}", "anything"],
]);

const units = `measureUnits:list ${inside("measureUnits[]", "id:id short_name:text")}`;

export const measureUnits = noun("Measure units", [
  ["units.choices", "GET /position_items/create", under("", units, { reader: unitChoices })],
  ["units.list", "GET /measure_units", list("id:id short_name:text"), { level: "may" }],
]);
