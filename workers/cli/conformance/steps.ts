import { reports } from "./contract/reports.ts";
import type { Operation } from "./operation.ts";

/** What operations are asked about by its id. */
export type Thing =
  | "client"
  | "project"
  | "user"
  | "estimate"
  | "position"
  | "file"
  | "invoice"
  | "product"
  | "stock item"
  | "calendar entry";

type Query = Record<string, string | number>;

/** How an operation that only reads is called. */
export interface Step {
  id: string;
  /** What stands for the ids of the path. */
  params?: Record<string, Thing | number>;
  query?: Query;
  /** What the query asks about, by id. */
  about?: Record<string, Thing>;
  /** Instead of one: each in turn, until what is looked for was found. */
  queries?: Query[];
  body?: object;
  /** Where in the answer the ids of things are. */
  finds?: [Thing, string][];
}

const day = 86_400_000;

/** yyyy-MM-dd, so many days from now. In UTC: the kit knows no installation's own day and needs none. */
export const dayFrom = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const lastYear = { from: dayFrom(-365), to: dayFrom(0) };
const thisYear = new Date().getUTCFullYear();
const page = { page: 1 };
const inBoth = [{ lang: "lv" }, { lang: "en" }];
const daysAround = [0, -1, -2, -3, 1, 2, 3, -7, 7].map((days) => ({ date: dayFrom(days) }));

/** Reports are asked with the same fields, in a body or in a query. */
function reportStep({ id, method, path }: Operation): Step {
  const [, name] = path.match(/\{(\w+)\}/) ?? [];
  const whose: Record<string, Thing> = { userId: "user", customerId: "client" };
  const thing = whose[name ?? ""] ?? (path.includes("project-") ? "project" : "client");
  return {
    id,
    ...(name && { params: { [name]: thing } }),
    ...(method === "GET" ? { query: lastYear } : { body: { ...lastYear, year: thisYear } }),
  };
}

/** Every operation that only reads, in an order in which each finds what the next ones ask for. */
export const steps: Step[] = [
  { id: "session.user" },
  { id: "config.read" },
  { id: "config.company.read", params: { id: 1 } },
  { id: "company.read" },
  { id: "vat_rates.list" },
  { id: "holidays.list", query: { year: thisYear } },
  { id: "users.list", query: page, finds: [["user", "data[].id"]] },
  { id: "users.choices" },
  { id: "users.read", params: { id: "user" } },
  { id: "clients.list", query: page, finds: [["client", "data[].id"]] },
  { id: "clients.read", params: { id: "client" } },
  { id: "customer_prices.list", params: { customerId: "client" } },
  { id: "banks.list" },
  { id: "projects.list", query: page, finds: [["project", "data[].id"]] },
  { id: "projects.names" },
  { id: "projects.choices" },
  { id: "projects.read", params: { id: "project" } },
  {
    id: "invoices.list",
    query: page,
    finds: [
      ["invoice", "invoices.data[].id"],
      ["estimate", "invoices.data[].estimate_id"],
    ],
  },
  { id: "invoices.read", params: { id: "invoice" }, finds: [["estimate", "data.estimate.id"]] },
  { id: "estimates.list", about: { project_id: "project" }, finds: [["estimate", "data[].id"]] },
  {
    id: "estimates.read",
    params: { id: "estimate" },
    finds: [
      ["position", "data.agency_costs_stages[].positions[].id"],
      ["file", "data.files[].id"],
    ],
  },
  { id: "estimates.pdf", params: { id: "estimate" }, queries: inBoth },
  { id: "estimates.offer_pdf", params: { id: "estimate" }, queries: inBoth },
  { id: "estimate_files.read", params: { id: "estimate", fileId: "file" } },
  { id: "position_items.list", params: { positionId: "position" } },
  { id: "invoices.choices", params: { estimateId: "estimate" } },
  { id: "invoices.pdf", params: { id: "invoice" }, queries: [{ lang: "lv" }, { lang: "eng" }] },
  { id: "invoices.export" },
  { id: "stock_items.list", query: { ...page, type_id: 1 }, finds: [["stock item", "data[].id"]] },
  { id: "stock_items.choices" },
  { id: "stock_items.read", params: { id: "stock item" } },
  { id: "products.list", query: page, finds: [["product", "data[].id"]] },
  { id: "products.read", params: { id: "product" } },
  { id: "units.choices" },
  { id: "units.list" },
  { id: "work_types.list" },
  { id: "calendar.choices", query: { date: dayFrom(0) } },
  { id: "calendar.list", queries: daysAround, finds: [["calendar entry", "data[].calendar_id"]] },
  { id: "calendar.read", params: { id: "calendar entry" } },
  { id: "dashboard.read", query: lastYear },
  ...reports.map(reportStep),
];
