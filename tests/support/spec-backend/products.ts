import { Download, Named, notFound } from "./answers.ts";
import type { Input } from "./input.ts";
import type { Routes } from "./routing.ts";
import { Table } from "./table.ts";

type Texts = Record<string, string>;

export interface Product {
  id: number;
  code: string;
  catalogue: string | null;
  default_measure_unit_id: number;
  name: Texts;
  color: Texts;
  size: Texts;
  material: Texts;
  files: { id: number; url: string }[];
}

export const products = () =>
  new Table<Product>([
    {
      code: "KRUZE-01",
      catalogue: "Dāvanas 2026",
      default_measure_unit_id: 1,
      name: { lv: "Krūze ar apdruku", en: "Printed mug" },
      color: { lv: "balta", en: "white" },
      size: { lv: "330 ml", en: "330 ml" },
      material: { lv: "keramika", en: "ceramic" },
      files: [{ id: 1, url: "/api/storage/1" }],
    },
  ]);

/** Multipart forms send name[lv]; JSON sends {name: {lv}}. */
function texts(input: Input, field: string): Texts {
  const part = input.part(field);
  return Object.fromEntries(
    ["lv", "en"].map((code) => [code, part.maybeText(code) ?? input.maybeText(`${field}[${code}]`) ?? ""]),
  );
}

function readProduct(input: Input) {
  return {
    code: input.text("code"),
    catalogue: input.maybeText("catalogue"),
    default_measure_unit_id: input.maybeNumber("default_measure_unit_id") ?? 1,
    name: texts(input, "name"),
    color: texts(input, "color"),
    size: texts(input, "size"),
    material: texts(input, "material"),
  };
}

let lastFile = 100;
const stored = (files: File[]) =>
  files.map(() => {
    const id = ++lastFile;
    return { id, url: `/api/storage/${id}` };
  });

/** One pixel. */
const picture = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");

export const productRoutes: Routes = {
  // Where its own addresses of pictures lead.
  "GET /storage/:file": ({ at }) => new Download(new Uint8Array(picture), "image/gif", `${at("file")}.gif`),
  "GET /products": ({ store }) => store.products.all(),
  "POST /products": ({ store, input, files }) => {
    const values = readProduct(input);
    input.check();
    return store.products.add({ ...values, files: stored(files.slice(0, 5)) });
  },
  "PATCH /products/:id": ({ store, at, input }) => {
    const values = readProduct(input);
    input.check();
    return new Named({ product: store.products.change(at("id"), values) });
  },
  "DELETE /products/:id": ({ store, at }) => store.products.drop(at("id")),
  "POST /products/:id/add-files": ({ store, at, files }) => {
    const product = store.products.get(at("id"));
    const all = [...product.files, ...stored(files)].slice(0, 5);
    return new Named({ images: store.products.change(product.id, { files: all }).files });
  },
  "DELETE /products/:id/files/:file": ({ store, at }) => {
    const product = store.products.get(at("id"));
    const rest = product.files.filter((file) => file.id !== Number(at("file")));
    if (rest.length === product.files.length) throw notFound();
    store.products.change(product.id, { files: rest });
  },
};
