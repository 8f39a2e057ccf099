import charts from "./charts.json" with { type: "json" };
import dashboard from "./dashboard.json" with { type: "json" };
import reports from "./reports.json" with { type: "json" };

/** The texts of reports and of the dashboard, by feature (app/locales/parts.ts). */
export default { charts, dashboard, reports };
