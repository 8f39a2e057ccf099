import type { Context } from "hono";
import { z } from "zod";
import type { Access } from "#backend/operations/access.ts";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { showDate } from "#model/date/dates.ts";
import { screens } from "#model/list/screens.ts";
import { projectChoices } from "#model/project/project.ts";
import { customerHours } from "#model/report/customer-hours.ts";
import { customerYear } from "#model/report/customer-year.ts";
import { customersYear } from "#model/report/customers-year.ts";
import { type ReportFilters, sheetFilters } from "#model/report/filters.ts";
import { invoicedStockItems } from "#model/report/invoiced-items.ts";
import { invoicesTotal } from "#model/report/invoices-total.ts";
import { margin } from "#model/report/margin.ts";
import { groupsOf, sortingIn } from "#model/report/order.ts";
import { productionCosts } from "#model/report/production-costs.ts";
import { projectHours } from "#model/report/project-hours.ts";
import { projectsTotal } from "#model/report/projects-total.ts";
import { purchaseJournal } from "#model/report/purchase-journal.ts";
import { type Report, reportAnswer } from "#model/report/report.ts";
import { salesJournal } from "#model/report/sales-journal.ts";
import { vatOverview } from "#model/report/vat-overview.ts";
import { fileInTurn } from "./file-turn.ts";
import { reportSheet, wordsIn } from "./report-sheet.ts";
import { ask, contentType, insteadOfFile, readerOf, spreadsheetAnswer } from "./spreadsheets.ts";

/** Reports as spreadsheets (specification §7), each at an address that a link can have, filters in the query. */
export const reportSheets = frontNoun();

const responses = {
  200: { description: "A spreadsheet", content: { [contentType]: { schema: z.string() } } },
};

/** A spreadsheet of what the installation answers at `source`. */
function sheetAt(
  { name, modules, roles = "admin" }: { name: string; modules: Access["modules"]; roles?: Access["roles"] },
  path: string,
  report: Report,
  source: (filters: ReportFilters) => [path: string, body?: object],
): void {
  reportSheets.use(
    path,
    insteadOfFile((query) => screenOf(report, query)),
  );
  reportSheets.openapi(
    operation(name, {
      access: { roles, modules },
      summary: `The report ${report.name} as a spreadsheet`,
      method: "get",
      path,
      request: { query: sheetFilters },
      responses,
      refuses: report === customerYear ? [404, 413] : [413],
    }),
    (c) =>
      fileInTurn(c, async () => {
        const filters = c.req.valid("query");
        const [found, { t }, customer, manager] = await Promise.all([
          ask(c, ...source(filters)),
          readerOf(c),
          customerOf(c, report, filters),
          managerOf(c, report, filters),
        ]);
        // What the installation refuses, it has already put into words.
        if (!found.ok) return found;
        const { data, totals, meta } = reportAnswer.parse(await found.json());
        // As the screen sorts it, which the link comes from.
        const sorting = sortingIn(report, new URL(c.req.url).searchParams);
        const rows = groupsOf(report, data, sorting, wordsIn(t)).flatMap((group) => group.rows);
        const period = periodOf(report, filters);
        const title = t(`reports.titles.${report.name}`);
        const chosen = { period, customer, manager };
        const sheet = reportSheet(report, { data: rows, totals, meta }, { t, filters, chosen });
        return spreadsheetAnswer(c, sheet, [title, customer, period].filter(Boolean).join(" "));
      }),
  );
}

/** The name of the one client that a report is of; nothing where it is of all. */
async function customerOf(c: Context<FrontCall>, report: Report, filters: ReportFilters): Promise<string> {
  const isOfOne = report.filters.some((name) => name === "customer_id") && filters.customer_id !== null;
  const found = isOfOne ? await ask(c, `/api/customers/${filters.customer_id}`) : null;
  return found?.ok ? one(client).parse(await found.json()).data.name : "";
}

/** The name of the manager whose projects a report is of; nothing where it is of everybody's. */
async function managerOf(c: Context<FrontCall>, report: Report, filters: ReportFilters): Promise<string> {
  const isOfOne = report.filters.some((name) => name === "project_manager") && filters.project_manager;
  const found = isOfOne ? await ask(c, "/api/projects/create") : null;
  if (!found?.ok) return "";
  const { users } = projectChoices.parse(await found.json()).data;
  return users.find(({ id }) => id === filters.project_manager)?.name ?? "";
}

/** The screen with the same filters says what is wrong with them; what it cannot know is said of the file. */
function screenOf({ name, filters }: Report, query: URLSearchParams): string {
  const isPlanning = name === projectHours.name;
  const chosen = filters.flatMap((filter) => (query.get(filter) ? [[filter, query.get(filter) ?? ""]] : []));
  const said = new URLSearchParams([...(isPlanning ? [] : [["report", name]]), ...chosen, ["file", "none"]]);
  return `${screens[isPlanning ? "planningReport" : "financialReport"].path}?${said}`;
}

const periodOf = (report: Report, { from, to, year }: ReportFilters): string =>
  report.filters.some((name) => name === "from") ? `${showDate(from)}–${showDate(to)}` : String(year);

/** Asked as a form asks for it: filters in the body. */
const posted = (path: string) => (filters: ReportFilters) =>
  [`/api/reports/${path}`, filters] as [string, object];

for (const [name, modules, path, report] of [
  ["reports.customer_hours.export", "hours", "all_customer_stock_item_hours", customerHours],
  ["reports.projects_total.export", "income", "projects_total", projectsTotal],
  ["reports.invoices_total.export", "income", "invoices_total", invoicesTotal],
  ["reports.customers_year.export", "income", "customers_yearly_invoices", customersYear],
  ["reports.production_costs.export", "costs", "production_costs", productionCosts],
  ["reports.margin.export", "margin", "margin", margin],
  ["reports.sales_journal.export", "books", "sales_journal", salesJournal],
  ["reports.purchase_journal.export", "books", "purchase_journal", purchaseJournal],
  ["reports.vat_overview.export", "books", "vat_overview", vatOverview],
  ["reports.invoiced_stock_items.export", "invoicedItems", "invoiced_stock_items", invoicedStockItems],
] as const) {
  const roles = modules === "books" ? "bookkeepers" : "admin";
  sheetAt({ name, modules, roles }, `/reports/${path}/export`, report, posted(path));
}

// Under the address of specification §7 as well.
sheetAt(
  { name: "reports.invoiced_stock_items.sheet", modules: "invoicedItems" },
  "/reports/invoiced_stock_items",
  invoicedStockItems,
  posted("invoiced_stock_items"),
);

// Of one client: anyone who names none asks for one that there is not.
sheetAt(
  { name: "reports.customer_year.export", modules: "income" },
  "/reports/single_customer_yearly_invoices/export",
  customerYear,
  (filters) => posted(`single_customer_yearly_invoices/${filters.customer_id ?? 0}`)(filters),
);

// Planning shows hours and no money.
sheetAt(
  { name: "reports.projects_hours.export", modules: "projectHours", roles: "office" },
  "/reports/projects-stock-hours/export",
  projectHours,
  (filters) => {
    const chosen = Object.entries(filters).filter(([, value]) => value !== null);
    const query = new URLSearchParams(chosen.map(([key, value]) => [key, String(value)]));
    return [`/api/reports/projects-stock-hours?${query}`];
  },
);
