import books_export from "./books_export.json" with { type: "json" };
import charts from "./charts.json" with { type: "json" };
import dashboard from "./dashboard.json" with { type: "json" };
import reports from "./reports.json" with { type: "json" };

/** The texts of reports and of the dashboard, by feature (app/locales/parts.ts). */
export default { books_export, charts, dashboard, reports };
