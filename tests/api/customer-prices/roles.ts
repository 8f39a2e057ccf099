import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "customer_prices.list": [["GET", `/${nobody}/customer_stock_item_prices`], office],
  "customer_prices.create": [["POST", `/${nobody}/customer_stock_item_prices`, {}], office],
  "customer_prices.delete": [["DELETE", `/customer_stock_item_prices/${nobody}`], office],
};
