import { stepsOf } from "#model/calendar/time-steps.ts";
import { dashboardAnswer } from "#model/dashboard/dashboard.ts";
import { isPartOn } from "#model/dashboard/parts.ts";
import { today } from "#model/date/dates.ts";
import { reportFilters } from "#model/report/filters.ts";
import { readConfig } from "../db/config.ts";
import { readCashFlow } from "../db/dashboard/cash-flow.ts";
import { readGraphs } from "../db/dashboard/graphs.ts";
import { forecastOf, listRemains, readOverdue, readProgress } from "../db/dashboard/income.ts";
import { readUtilisation } from "../db/dashboard/utilisation.ts";
import { readSetupOffer } from "../db/setup/steps.ts";
import { noun } from "../operations/call.ts";
import { answers, operation } from "../operations/operation.ts";

/** The dashboard (specification §7): series of a period, this year unless another is asked for, and how things stand now. */
export const dashboards = noun();

dashboards.openapi(
  operation("dashboard.read", {
    access: { roles: "admin", modules: "always" },
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
      cash_flow: readCashFlow(database, today(), modules.includes("productionCosts")),
      utilisation: isPartOn("utilisation", modules) ? readUtilisation(database, today()) : null,
      setup: readSetupOffer(database, modules),
    };
    return c.json({ data, meta: { from, to, step: length } }, 200);
  },
);
