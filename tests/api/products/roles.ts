import { admin, nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "products.list": [["GET", "/products"], office],
  "products.export": [["GET", "/products/export"], office],
  "products.create": [["POST", "/products", {}], admin],
  "products.read": [["GET", `/products/${nobody}`], office],
  "products.update": [["PATCH", `/products/${nobody}`, {}], admin],
  "products.delete": [["DELETE", `/products/${nobody}`], admin],
  "products.images.create": [["POST", `/products/${nobody}/add-files`], admin],
  "products.images.order": [["PATCH", `/products/${nobody}/files_order`, { files: [] }], admin],
  "products.images.delete": [["DELETE", `/products/${nobody}/files/${nobody}`], admin],
  "files.read": [["GET", `/files/${"0".repeat(32)}.png`], office],
};
