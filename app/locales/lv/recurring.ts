import recurring from "./recurring.json" with { type: "json" };

/** The texts of the pages of recurring invoices, by feature (app/locales/parts.ts). */
export default { recurring };
