import { estimatePage } from "#model/estimate/listed-estimate.ts";
import { listFile } from "../list-file.ts";

/** Estimates of all projects as a file, with what they come to without VAT. */
export const estimateFile = listFile({
  name: "estimates.export",
  access: { roles: "office", modules: "estimates" },
  path: "/all_estimates",
  page: "/estimates",
  answer: estimatePage,
  title: ({ t }) => t("estimate_list.title"),
  columns: ({ t }) => [
    { title: t("estimate_list.nr"), kind: "text", width: 16, cell: (row) => row.estimate_nr },
    { title: t("estimate_list.name"), kind: "text", width: 40, cell: (row) => row.name },
    { title: t("reports.columns.project"), kind: "text", width: 40, cell: (row) => row.project.name },
    { title: t("estimate_list.client"), kind: "text", width: 32, cell: (row) => row.customer.name },
    { title: t("estimate_list.manager"), kind: "text", width: 24, cell: (row) => row.manager?.name ?? "" },
    { title: t("estimate_list.date"), kind: "date", width: 12, cell: (row) => row.date },
    {
      title: `${t("estimate_list.net")}, EUR`,
      kind: "money",
      width: 18,
      cell: (row) => row.net_cents,
      isSummed: true,
    },
    {
      title: t("estimate_list.status"),
      kind: "text",
      width: 16,
      cell: (row) => t(row.is_approved ? "estimate_list.approved" : "estimate_list.waiting"),
    },
  ],
  filters: ({ t }) => ({
    q: [t("filters.q"), (sent) => sent],
    client: [t("filters.client"), (sent, rows) => rows[0]?.customer.name ?? sent],
    project: [t("reports.columns.project"), (sent, rows) => rows[0]?.project.name ?? sent],
    project_manager: [t("filters.project_manager"), (sent, rows) => rows[0]?.manager?.name ?? sent],
    status: [
      t("filters.status"),
      (sent) => t(sent === "approved" ? "estimate_list.approved" : "estimate_list.waiting"),
    ],
  }),
});
