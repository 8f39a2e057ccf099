import { estimatePage } from "#model/estimate/listed-estimate.ts";
import { shownState } from "#model/estimate/shown-state.ts";
import { dateColumn, listFile, textColumn } from "../list-file.ts";

/** Estimates of all projects as a file, with what they come to without VAT. */
export const estimateFile = listFile({
  name: "estimates.export",
  access: { roles: "office", modules: "estimates" },
  path: "/all_estimates",
  page: "/estimates",
  answer: estimatePage,
  title: ({ t }) => t("estimate_list.title"),
  columns: ({ t }) => [
    textColumn(t("estimate_list.nr"), 16, (row) => row.estimate_nr),
    textColumn(t("estimate_list.name"), 40, (row) => row.name),
    textColumn(t("reports.columns.project"), 40, (row) => row.project.name),
    textColumn(t("estimate_list.client"), 32, (row) => row.customer.name),
    textColumn(t("estimate_list.manager"), 24, (row) => row.manager?.name ?? ""),
    dateColumn(t("estimate_list.date"), 12, (row) => row.date),
    {
      title: `${t("estimate_list.net")}, EUR`,
      kind: "money",
      width: 18,
      cell: (row) => row.net_cents,
      isSummed: true,
    },
    textColumn(t("estimate_list.status"), 16, (row) =>
      row.sent_state && !row.is_approved
        ? t(`estimate_states.${shownState(row)}`)
        : t(row.is_approved ? "estimate_list.approved" : "estimate_list.waiting"),
    ),
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
