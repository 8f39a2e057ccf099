import reminders from "./reminders.json" with { type: "json" };

/** The texts of reminders, by feature (app/locales/parts.ts). */
export default { reminders };
