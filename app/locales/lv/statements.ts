import statement from "./statement.json" with { type: "json" };

/** The texts of statements of account, by feature (app/locales/parts.ts). */
export default { statement };
