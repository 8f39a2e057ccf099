import type { ReportColumn, ReportRow } from "~/model/reports/report";

/** Where a cell of a row leads, by the ids of the row. */
const addresses: Record<NonNullable<ReportColumn["leadsTo"]>, (row: ReportRow) => string> = {
  client: ({ customer_id }) => `/clients/${customer_id}`,
  project: ({ project_id }) => `/projects/${project_id}/estimate`,
  client_invoices: ({ customer_id }) => `/invoices?client=${customer_id}`,
  project_invoices: ({ project_id }) => `/invoices?project=${project_id}`,
};

export const addressOf = ({ leadsTo }: ReportColumn, row: ReportRow): string | undefined =>
  leadsTo && addresses[leadsTo](row);
