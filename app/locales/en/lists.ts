import estimate_states from "./estimate_states.json" with { type: "json" };
import filters from "./filters.json" with { type: "json" };
import invoices from "./invoices.json" with { type: "json" };
import order_states from "./order_states.json" with { type: "json" };
import projects from "./projects.json" with { type: "json" };

/** The texts of the lists that a day begins with, by feature (app/locales/parts.ts). */
export default { estimate_states, filters, invoices, order_states, projects };
