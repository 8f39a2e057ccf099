import { showDate } from "#model/date/dates.ts";
import type { estimateColumns } from "#model/estimate/list-columns.ts";
import type { ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { EstimateState } from "../state-badge.tsx";

/** The columns of the list, in their usual order. */
export const columns: Columns<ListedEstimate, (typeof estimateColumns.names)[number]> = {
  estimateNr: {
    head: "estimate_list.nr",
    width: "w-30",
    className: "text-grey-600",
    isNumeric: true,
    card: "never",
    cell: ({ estimate_nr }) => estimate_nr,
  },
  project: {
    head: "estimate_list.name",
    card: "title",
    cell: ({ id, name, project }) => (
      <>
        <Link to={`/estimate/${id}`} prefetch="intent" className="row-link font-medium" title={name}>
          {name}
        </Link>
        {project.name !== name && <span className="cell-below max-sm:hidden">{project.name}</span>}
      </>
    ),
  },
  client: { head: "estimate_list.client", from: 1024, cell: ({ customer }) => customer.name },
  manager: {
    head: "estimate_list.manager",
    width: "w-40",
    from: 1280,
    card: "never",
    cell: ({ manager }) => manager?.name,
  },
  date: {
    head: "estimate_list.date",
    width: "w-28",
    className: "end",
    isNumeric: true,
    from: 1100,
    card: "never",
    cell: ({ date }) => showDate(date ?? ""),
  },
  net: {
    head: "estimate_list.net",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ net_cents }, { language }) => showSentMoney(net_cents, language),
  },
  status: {
    head: "estimate_list.status",
    width: "w-44",
    cell: (estimate, { t }) => (
      <EstimateState
        of={estimate}
        approved={t("estimate_list.approved")}
        open={t("estimate_list.waiting")}
        openTone="warning"
      />
    ),
  },
};

/** What stands before the columns, in px: the box that chooses a row. */
export const sides = { before: 40 };

const { client: _, ...others } = columns;
/** The same of one client. */
export const columnsOfClient: Columns<ListedEstimate> = others;
