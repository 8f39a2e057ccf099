import clients from "./clients.json" with { type: "json" };

/** The texts of clients, by feature (app/locales/parts.ts). */
export default { clients };
