import { editedForm } from "#app/edited.ts";
import { product, productInput } from "#model/stock/product.ts";

/** The form of a product. Its images are changed one by one. */
export const editedProduct = editedForm(
  {
    row: product,
    input: productInput,
    valuesOf: (row) => ({
      code: row.code,
      catalogue: row.catalogue,
      name: { lv: row.name.lv, en: row.name.en },
      color: { lv: row.color.lv, en: row.color.en },
      size: { lv: row.size.lv, en: row.size.en },
      material: { lv: row.material.lv, en: row.material.en },
      default_measure_unit_id: String(row.default_measure_unit_id ?? ""),
    }),
  },
  {
    texts: "products",
    names: {
      "name.lv": "products.name",
      "name.en": "products.name",
      "color.lv": "products.color",
      "color.en": "products.color",
      "size.lv": "products.size",
      "size.en": "products.size",
      "material.lv": "products.material",
      "material.en": "products.material",
      default_measure_unit_id: "products.unit",
    },
  },
);
