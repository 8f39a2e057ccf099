import { showDate } from "#model/date/dates.ts";
import { showIn } from "#model/money/show-in.ts";
import type { PurchaseEntry } from "#model/purchase/purchase-invoice.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { DueDate } from "./due-date.tsx";
import { StateBadge } from "./state-badge.tsx";

/** An invoice in the list, and the local date on which it is looked at. */
export interface ListedPurchase {
  purchase: PurchaseEntry;
  today: string;
}

/** The columns of the list. */
export const columns: Columns<ListedPurchase> = {
  supplier: {
    head: "purchases.supplier",
    card: "title",
    cell: ({ purchase: { id, supplier, file_name } }) => {
      const name = supplier?.name || file_name;
      return (
        <Link to={`/purchases/${id}`} prefetch="intent" className="row-link font-medium" title={name}>
          {name}
        </Link>
      );
    },
  },
  number: { head: "purchases.number", width: "w-44", cell: ({ purchase }) => purchase.number || "–" },
  issued: {
    head: "purchases.issued_on",
    width: "w-32",
    from: 1280,
    card: "never",
    isNumeric: true,
    cell: ({ purchase: { issued_on } }) => (issued_on ? showDate(issued_on) : "–"),
  },
  due: {
    head: "purchases.due_on",
    width: "w-44",
    isNumeric: true,
    cell: ({ purchase, today }) => <DueDate due_on={purchase.due_on} state={purchase.state} today={today} />,
  },
  state: {
    head: "purchases.state",
    width: "w-36",
    cell: ({ purchase }) => <StateBadge state={purchase.state} />,
  },
  total: {
    head: "purchases.payable",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ purchase }, { language }) => showIn(purchase.payable_cents, purchase.currency, language),
  },
};
