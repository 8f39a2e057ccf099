import payables from "./payables.json" with { type: "json" };
import purchases from "./purchases.json" with { type: "json" };

/** The texts of the pages of suppliers' invoices, by feature (app/locales/parts.ts). */
export default { payables, purchases };
