import calendar from "./calendar.json" with { type: "json" };
import holidays from "./holidays.json" with { type: "json" };

/** The texts of the calendar, by feature (app/locales/parts.ts). */
export default { calendar, holidays };
