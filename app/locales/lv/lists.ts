import filters from "./filters.json" with { type: "json" };
import invoices from "./invoices.json" with { type: "json" };
import projects from "./projects.json" with { type: "json" };

/** The texts of the lists that a day begins with, by feature (app/locales/parts.ts). */
export default { filters, invoices, projects };
