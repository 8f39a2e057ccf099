import session from "./session.json" with { type: "json" };

/** The texts of signing in, by feature (app/locales/parts.ts). */
export default { session };
