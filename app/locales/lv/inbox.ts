import inbox from "./inbox.json" with { type: "json" };

/** The texts of the inbox, by feature (app/locales/parts.ts). */
export default { inbox };
