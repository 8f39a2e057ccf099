import e_invoices from "./e_invoices.json" with { type: "json" };

/** The texts of the pages of e-invoices, by feature (app/locales/parts.ts). */
export default { e_invoices };
