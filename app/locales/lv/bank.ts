import bank_entries from "./bank_entries.json" with { type: "json" };

/** The texts of the pages of bank statements, by feature (app/locales/parts.ts). */
export default { bank_entries };
