import products from "./products.json" with { type: "json" };
import stock from "./stock.json" with { type: "json" };
import units from "./units.json" with { type: "json" };
import uploads from "./uploads.json" with { type: "json" };
import work_types from "./work_types.json" with { type: "json" };

/** The texts of the stock, of its products, units and files, by feature (app/locales/parts.ts). */
export default { products, stock, units, uploads, work_types };
