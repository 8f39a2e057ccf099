import { Download } from "./answers.ts";
import { sheet, sheetType } from "./documents.ts";
import { euros } from "./money.ts";
import type { Handler, Routes } from "./routing.ts";

const hours: Handler = ({ store }) =>
  store.stockItems.where((item) => item.type_id === 1).map(({ id, name }) => ({ id, name, hours: 16 + id }));
const projectTotals: Handler = ({ store }) =>
  store.customers.all().map(({ id, name }) => ({ id, name, total: euros(1250.5 * id) }));
const yearly: Handler = ({ store }) =>
  store.customers.all().map(({ id, name }) => ({
    id,
    name,
    months: Array.from({ length: 12 }, (_, month) => euros(id * 100 + month)),
  }));
const planned: Handler = ({ store }) =>
  store.projects.all().map(({ id, name }) => ({ id, name, planned_hours: 40, hours: 12.5 }));
const spreadsheet: Handler = () => new Download(sheet(), sheetType, "report.xlsx");

export const reportRoutes: Routes = {
  "GET /dashboard": () => ({
    graphs: {
      invoices: [
        { month: "2026-10", total: euros(1840) },
        { month: "2026-11", total: euros(2210.5) },
      ],
      project_count: [
        { month: "2026-10", count: 2 },
        { month: "2026-11", count: 1 },
      ],
    },
  }),
  "POST /reports/customer_stock_item_hours/:user": hours,
  "POST /reports/all_customer_stock_item_hours": hours,
  "POST /reports/customer_projects_total/:customer": projectTotals,
  "POST /reports/projects_total": projectTotals,
  "POST /reports/customer_invoices_total/:customer": projectTotals,
  "POST /reports/invoices_total": projectTotals,
  "POST /reports/customers_yearly_invoices": yearly,
  "POST /reports/single_customer_yearly_invoices/:id": yearly,
  "POST /reports/production_costs": ({ store }) =>
    store.projects.all().map(({ id, name }) => ({ id, name, total: euros(310 * id) })),
  "GET /reports/project-stock-hours/:id": planned,
  "GET /reports/projects-stock-hours": planned,
  "GET /reports/invoiced_stock_items": spreadsheet,
  "GET /reports/project-stock-hours/:id/export": spreadsheet,
  "GET /reports/projects-stock-hours/export": spreadsheet,
};
