import purchase_orders from "./purchase_orders.json" with { type: "json" };

/** The texts of the pages of orders to suppliers, by feature (app/locales/parts.ts). */
export default { purchase_orders };
