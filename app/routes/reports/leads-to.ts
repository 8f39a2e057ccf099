import type { ReportColumn, ReportRow } from "~/model/reports/report";

/** Where a cell of a row leads, by the ids of the row; to documents from the first day of the report on. */
const addresses: Record<NonNullable<ReportColumn["leadsTo"]>, (row: ReportRow, from: string) => string> = {
  client: ({ customer_id }) => `/clients/${customer_id}`,
  project: ({ project_id }) => `/projects/${project_id}/estimate`,
  client_invoices: ({ customer_id }, from) => `/invoices?client=${customer_id}&date=${from}`,
  project_invoices: ({ project_id }, from) => `/invoices?project=${project_id}&date=${from}`,
};

export const addressOf = ({ leadsTo }: ReportColumn, row: ReportRow, from: string): string | undefined =>
  leadsTo && addresses[leadsTo](row, from);
