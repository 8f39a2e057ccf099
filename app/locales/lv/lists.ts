import banks from "./banks.json";
import clients from "./clients.json";
import customer_prices from "./customer_prices.json";
import filters from "./filters.json";
import invoices from "./invoices.json";
import projects from "./projects.json";

/** The texts of the lists that a day begins with, by feature (app/locales/parts.ts). */
export default { banks, clients, customer_prices, filters, invoices, projects };
