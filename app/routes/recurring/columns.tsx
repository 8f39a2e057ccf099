import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { rhythmOf } from "./rhythm.ts";
import { StateBadge } from "./state-badge.tsx";

/** The columns of the list. */
export const columns: Columns<RecurringInvoice> = {
  name: {
    head: "recurring.name",
    card: "title",
    cell: (plan, { t, below }) => (
      <>
        <Link
          to={`/invoices/recurring/${plan.id}`}
          prefetch="intent"
          className="row-link font-medium"
          title={plan.name}
        >
          {plan.name}
        </Link>
        {below("every", rhythmOf(plan, t))}
      </>
    ),
  },
  client: { head: "recurring.client", cell: ({ customer }) => customer.name },
  project: { head: "recurring.project", from: 1440, card: "never", cell: ({ project }) => project.name },
  every: {
    head: "recurring.every",
    width: "w-56",
    from: 1280,
    cell: (plan, { t }) => rhythmOf(plan, t),
  },
  next: {
    head: "recurring.next_on",
    width: "w-28",
    isNumeric: true,
    cell: ({ next_on, state }) => (state === "active" ? showDate(next_on ?? "") : "–"),
  },
  state: { head: "recurring.state", width: "w-28", cell: ({ state }) => <StateBadge state={state} /> },
  net: {
    head: "recurring.net",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ estimate }, { language }) => showMoney(estimate.net_cents, language),
  },
};
