import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { OrderEntry } from "#model/purchase-order/purchase-order.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { OrderBadge } from "./state-badge.tsx";

/** The columns of the list. */
export const columns: Columns<OrderEntry> = {
  supplier: {
    head: "purchase_orders.supplier",
    card: "title",
    cell: ({ id, supplier }, { t }) => {
      const name = supplier?.name ?? t("purchase_orders.one");
      return (
        <Link to={`/purchase-orders/${id}`} prefetch="intent" className="row-link font-medium" title={name}>
          {name}
        </Link>
      );
    },
  },
  number: {
    head: "purchase_orders.number",
    width: "w-40",
    cell: ({ number }) => number || "–",
  },
  project: {
    head: "purchase_orders.project",
    width: "w-56",
    from: 1280,
    cell: ({ project }) => project?.name ?? "–",
  },
  ordered: {
    head: "purchase_orders.ordered_on",
    width: "w-32",
    from: 1400,
    card: "never",
    isNumeric: true,
    cell: ({ ordered_on }) => (ordered_on ? showDate(ordered_on) : "–"),
  },
  wanted: {
    head: "purchase_orders.wanted_on",
    width: "w-32",
    isNumeric: true,
    cell: ({ wanted_on }) => (wanted_on ? showDate(wanted_on) : "–"),
  },
  state: {
    head: "purchase_orders.state",
    width: "w-32",
    cell: ({ state }) => <OrderBadge state={state} />,
  },
  net: {
    head: "purchase_orders.net",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ net_cents }, { language }) => showMoney(net_cents, language),
  },
};
