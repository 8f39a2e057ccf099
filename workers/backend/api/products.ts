import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { isObject } from "#model/answer/is-object.ts";
import { maxImages } from "#model/file/image-rules.ts";
import { productSortings } from "#model/list/sortings.ts";
import {
  changedProduct,
  type Product,
  type ProductInput,
  product,
  productInput,
  productPage,
  productPatch,
} from "#model/stock/product.ts";
import type { Database } from "../db/database.ts";
import { productIsInEstimates } from "../db/estimates/items.ts";
import { dropFile } from "../db/file-removals.ts";
import { deleteFilesOf, insertProductFiles } from "../db/product-files.ts";
import {
  deleteProduct,
  findProduct,
  findProductByCode,
  insertProduct,
  listProducts,
  updateProduct,
} from "../db/products.ts";
import { findUnit } from "../db/units.ts";
import { fileKey } from "../files/file-key.ts";
import { filesOf } from "../files/sent-files.ts";
import { noun } from "../operations/call.ts";
import { checked, found, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/**
 * Products (specification §3, §7). Files that come with a form are in R2 before a request gets here (front/uploads.ts);
 * those that find no place are dropped with the rows.
 */
export const products = noun();

products.openapi(
  operation("products.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List products",
    method: "get",
    path: "/products",
    request: { query: listQuery.extend({ sorting: z.enum(productSortings).optional() }) },
    responses: answers(productPage),
  }),
  (c) => c.json(listProducts(c.env.database, c.req.valid("query")), 200),
);

products.openapi(
  operation("products.create", {
    access: { roles: "admin", modules: "estimates", audit: "product" },
    summary: "Create a product",
    method: "post",
    path: "/products",
    request: body(productInput),
    responses: created(z.object({ data: product, dropped: z.number().int() })),
  }),
  (c) => {
    const input = c.req.valid("json");
    const { files, dropped } = filesOf(c);
    const data = write(c, product, ({ database, audit }) => {
      check(database, input);
      const id = insertProduct(database, input);
      insertProductFiles(database, id, files.slice(0, maxImages));
      for (const { name } of files.slice(maxImages)) dropFile(database, fileKey(c, name));
      const after = readProduct(database, id);
      audit(id, { after });
      return after;
    });
    return c.json({ data, dropped: dropped + Math.max(0, files.length - maxImages) }, 201);
  },
);

products.openapi(
  operation("products.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a product",
    method: "get",
    path: "/products/{id}",
    request: idParam,
    responses: answers(one(product)),
  }),
  (c) => c.json({ data: readProduct(c.env.database, c.req.valid("param").id) }, 200),
);

products.openapi(
  operation("products.update", {
    access: { roles: "admin", modules: "estimates", audit: "product" },
    summary: "Change a product",
    refuses: [412],
    method: "patch",
    path: "/products/{id}",
    request: { ...idParam, ...body(productPatch) },
    responses: answers(changedProduct),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const changed = write(c, product, ({ database, audit }) => {
      const before = readProduct(database, id);
      matches(c, before);
      const input = checked(productInput, { ...before, ...change, ...changedWords(before, change) });
      check(database, input, id);
      updateProduct(database, id, input);
      const after = readProduct(database, id);
      audit(id, { before, after });
      return after;
    });
    tag(c, changed);
    return c.json({ product: changed }, 200);
  },
);

products.openapi(
  operation("products.delete", {
    access: { roles: "admin", modules: "estimates", audit: "product" },
    summary: "Delete a product",
    refuses: [409, 412],
    method: "delete",
    path: "/products/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readProduct(database, id);
      matches(c, before);
      if (productIsInEstimates(database, id)) throw new Problem(409, "errors.product_used");
      for (const name of deleteFilesOf(database, id)) dropFile(database, fileKey(c, name));
      deleteProduct(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

/** The texts of which a change sends some languages; the others stay. */
function changedWords(before: Product, change: Record<string, unknown>): object {
  const texts = (["name", "color", "size", "material"] as const).flatMap((text) => {
    const words = change[text];
    return isObject(words) ? [[text, { ...before[text], ...words }]] : [];
  });
  return Object.fromEntries(texts);
}

/** The product, or a 404. */
export const readProduct = (database: Database, id: number): Product => found(findProduct(database, id));

/** What only the database can check: the unit is there, and the code is of no other product. */
function check(database: Database, { code, default_measure_unit_id }: ProductInput, except?: number): void {
  if (!findUnit(database, default_measure_unit_id))
    throw invalid("default_measure_unit_id", "errors.unit_gone");
  const same = findProductByCode(database, code);
  if (same && same.id !== except) throw invalid("code", "errors.product_exists");
}
