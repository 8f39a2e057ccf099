import setup from "./setup.json" with { type: "json" };

/** The texts of what is set up first, by feature (app/locales/parts.ts). */
export default { setup };
