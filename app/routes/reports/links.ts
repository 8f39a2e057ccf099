import type { ReportCell, ReportColumn, ReportRow } from "#model/report/report.ts";

interface Way {
  id: "customer_id" | "project_id" | "invoice_id" | "purchase_id";
  to: (id: ReportCell, of: { from: string; row: ReportRow }) => string;
}

/** Where a cell of a row leads, by an id of the row; to documents from the first day of the report on. */
const ways: Record<NonNullable<ReportColumn["leadsTo"]>, Way> = {
  client: { id: "customer_id", to: (id) => `/clients/${id}` },
  project: { id: "project_id", to: (id) => `/projects/${id}/estimate` },
  client_invoices: { id: "customer_id", to: (id, { from }) => `/invoices?client=${id}&date=${from}` },
  invoice: { id: "invoice_id", to: (id, { row }) => `/invoices/${row.estimate_id}/${id}` },
  purchase: { id: "purchase_id", to: (id) => `/purchases/${id}` },
  project_invoices: { id: "project_id", to: (id, { from }) => `/invoices?project=${id}&date=${from}` },
};

/** Undefined where a backend does not say whose row it is. */
export function addressOf({ leadsTo }: ReportColumn, row: ReportRow, from: string): string | undefined {
  if (!leadsTo) return undefined;
  const { id, to } = ways[leadsTo];
  const whose = row[id] ?? null;
  return whose === null ? undefined : to(whose, { from, row });
}
