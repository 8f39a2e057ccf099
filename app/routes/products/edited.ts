import { editedForm } from "#app/forms/edited.ts";
import { product, productInput } from "#model/stock/product.ts";
import { productValues } from "./values.ts";

/** The form of a product. Its images are changed one by one. */
export const editedProduct = editedForm(
  {
    row: product,
    input: productInput,
    valuesOf: productValues,
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
