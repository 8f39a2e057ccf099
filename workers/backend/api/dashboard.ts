import { dashboardAnswer } from "../../../app/model/dashboard";
import { today } from "../../../app/model/dates";
import { reportFilters } from "../../../app/model/reports/filters";
import { stepsOf } from "../../../app/model/time-steps";
import { noun } from "../call";
import { readGraphs } from "../db/dashboard/graphs";
import { forecastOf, listRemains, readOverdue, readProgress } from "../db/dashboard/income";
import { readUtilisation } from "../db/dashboard/utilisation";
import { answers, operation } from "../operation";

/** The dashboard (specification §7): series of a period, this year unless another is asked for, and how things stand now. */
export const dashboards = noun();

dashboards.openapi(
  operation("dashboard.read", {
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
    const data = {
      graphs: readGraphs(database, steps),
      income_progress: readProgress(database, { from, to }, remains),
      ...forecastOf(remains),
      overdue: readOverdue(database, today()),
      utilisation: readUtilisation(database, today()),
    };
    return c.json({ data, meta: { from, to, step: length } }, 200);
  },
);
