import { isEnabled, type ScreenId, screens } from "#model/list/screens.ts";
import type { ReportCell, ReportColumn, ReportRow } from "#model/report/report.ts";

interface Way {
  id: "customer_id" | "project_id" | "invoice_id" | "purchase_id";
  screen: ScreenId;
  to: (id: ReportCell, of: { from: string; row: ReportRow }) => string;
}

/** Where a cell of a row leads, by an id of the row; to documents from the first day of the report on. */
const ways: Record<NonNullable<ReportColumn["leadsTo"]>, Way> = {
  client: { id: "customer_id", screen: "clients", to: (id) => `/clients/${id}` },
  project: { id: "project_id", screen: "projects", to: (id) => `/projects/${id}/estimate` },
  client_invoices: {
    id: "customer_id",
    screen: "invoices",
    to: (id, { from }) => `/invoices?client=${id}&date=${from}`,
  },
  invoice: {
    id: "invoice_id",
    screen: "invoices",
    to: (id, { row }) => `/invoices/${row.estimate_id}/${id}`,
  },
  purchase: { id: "purchase_id", screen: "purchases", to: (id) => `/purchases/${id}` },
  project_invoices: {
    id: "project_id",
    screen: "invoices",
    to: (id, { from }) => `/invoices?project=${id}&date=${from}`,
  },
};

interface Reader {
  /** The first day that is reported of. */
  from: string;
  modules: readonly string[];
}

/** Undefined where a backend does not say whose row it is, or where the screen that it would lead to is off. */
export function addressOf(
  { leadsTo }: ReportColumn,
  row: ReportRow,
  { from, modules }: Reader,
): string | undefined {
  if (!leadsTo) return undefined;
  const { id, screen, to } = ways[leadsTo];
  if (!isEnabled(screens[screen], modules)) return undefined;
  const whose = row[id] ?? null;
  return whose === null ? undefined : to(whose, { from, row });
}
