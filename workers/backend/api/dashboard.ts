import { dashboardAnswer } from "../../../app/model/dashboard";
import { isPartOn } from "../../../app/model/dashboard-parts";
import { today } from "../../../app/model/dates";
import { reportFilters } from "../../../app/model/reports/filters";
import { stepsOf } from "../../../app/model/time-steps";
import { noun } from "../call";
import { readConfig } from "../db/config";
import { readGraphs } from "../db/dashboard/graphs";
import { forecastOf, listRemains, readOverdue, readProgress } from "../db/dashboard/income";
import { readUtilisation } from "../db/dashboard/utilisation";
import { answers, operation } from "../operation";

/** The dashboard (specification §7): series of a period, this year unless another is asked for, and how things stand now. */
export const dashboards = noun();

dashboards.openapi(
  operation("dashboard.read", {
    summary: "Figures of a period",
    method: "get",
    path: "/dashboard",
    request: { query: reportFilters },
    responses: answers(dashboardAnswer),
  }),
  (c) => {
    const { database } = c.env;
    const { from, to } = c.req.valid("query");
    const { length, steps } = stepsOf({ from, to });
    const remains = listRemains(database);
    const { modules } = readConfig(database);
    const { not_invoiced, income_forecast } = forecastOf(remains);
    const data = {
      graphs: readGraphs(database, steps, today()),
      income_progress: isPartOn("income_progress", modules)
        ? readProgress(database, { from, to }, remains)
        : [],
      income_forecast: isPartOn("income_forecast", modules) ? income_forecast : [],
      not_invoiced,
      overdue: readOverdue(database, today()),
      utilisation: isPartOn("utilisation", modules) ? readUtilisation(database, today()) : null,
    };
    return c.json({ data, meta: { from, to, step: length } }, 200);
  },
);
