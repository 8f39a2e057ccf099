import { both, type Mutation, pictures, productAdded, type Step } from "../audit/mutation.ts";

const imagesAdded: Step = ["POST", "/products/1/add-files", undefined, pictures(2)];

/** Products and their images. */
export const mutations: Record<string, Mutation> = {
  "products.create": { step: productAdded, entity: "product" },
  "products.update": {
    before: [productAdded],
    step: ["PATCH", "/products/1", { code: "K2" }],
    entity: "product",
  },
  "products.delete": {
    before: [productAdded, imagesAdded],
    step: ["DELETE", "/products/1"],
    entity: "product",
  },
  "products.images.create": { before: [productAdded], step: imagesAdded, entity: "product", tells: both },
  "products.images.order": {
    before: [productAdded, imagesAdded],
    step: ["PATCH", "/products/1/files_order", { files: [2, 1] }],
    entity: "product",
  },
  "products.images.delete": {
    before: [productAdded, imagesAdded],
    step: ["DELETE", "/products/1/files/2"],
    entity: "product",
  },
};
