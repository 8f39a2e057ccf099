import inbox from "./inbox.json" with { type: "json" };

/** The texts of what waits for whoever looks, by feature (app/locales/parts.ts). */
export default { inbox };
