import type { CreatedRows } from "../created-rows.ts";
import { valuesAt } from "../fields.ts";
import type { Made } from "./made.ts";

/** Agency items, kinds of work, and a product with an image. */
export async function writeStock(rows: CreatedRows, made: Made): Promise<void> {
  const { call, named, make, refuseEmpty } = rows;
  const [unit] = valuesAt(await call("units.choices"), "measureUnits[].id");
  made.unit = typeof unit === "number" ? unit : null;

  const ofItem = { with: "stock_items.delete" } as const;
  await refuseEmpty("stock_items.create", {}, ofItem);
  const item = { name: named("item"), name_en: named("item"), price: "10.50", measure_unit_id: made.unit };
  made.item = await make("stock_items.create", { body: { ...item, type_id: 1 } }, ofItem);
  if (made.item !== null) {
    const params = { id: made.item };
    await call("stock_items.update", { params, body: { is_active: false } });
    await call("stock_items.update", { params, body: { ...item, is_active: true } });
  }

  const ofWork = { with: "work_types.delete" } as const;
  await refuseEmpty("work_types.create", {}, ofWork);
  const work = { name: named("work"), color: "#123456", is_additional: false };
  const id = await make("work_types.create", { body: work }, ofWork);
  if (id !== null) await call("work_types.update", { params: { id }, body: { ...work, color: "#654321" } });

  await writeProduct(rows, made);
}

async function writeProduct({ call, named, make, refuseEmpty }: CreatedRows, { unit }: Made): Promise<void> {
  const undo = { with: "products.delete" } as const;
  await refuseEmpty("products.create", {}, undo);
  const form = new FormData();
  const code = `CC-${Date.now()}`;
  form.set("code", code);
  form.set("catalogue", named("catalogue"));
  form.set("name[lv]", named("product"));
  form.set("name[en]", named("product"));
  form.set("default_measure_unit_id", String(unit ?? 1));
  const id = await make("products.create", { body: form }, undo);
  if (id === null) return;
  const name = { lv: named("product, changed"), en: named("product, changed") };
  await call("products.update", { params: { id }, body: { code, name, default_measure_unit_id: unit ?? 1 } });
  const pictures = new FormData();
  pictures.append("images[]", picture(), "conformance.png");
  const added = await call("products.images.create", { params: { id }, body: pictures });
  const [fileId] = valuesAt(added, "images[].id");
  if (typeof fileId === "number") await call("products.images.delete", { params: { id, fileId } });
}

/** A picture of one grey point. */
export const picture = () =>
  new Blob(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    { type: "image/png" },
  );
