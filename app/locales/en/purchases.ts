import purchases from "./purchases.json" with { type: "json" };

/** The texts of the pages of suppliers' invoices, by feature (app/locales/parts.ts). */
export default { purchases };
