import type { EntryRow } from "#model/bank-entry/bank-entry.ts";
import { showDate } from "#model/date/dates.ts";
import { showIn } from "#model/money/show-in.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { Outcome } from "./outcome.tsx";

/** An entry in the list, and the query that the list stands at. */
export interface ListedEntry {
  entry: EntryRow;
  params: string;
}

/** The columns of the list. */
export const columns: Columns<ListedEntry> = {
  date: {
    head: "bank_entries.date",
    width: "w-34",
    isNumeric: true,
    cell: ({ entry }) => showDate(entry.booked_on),
  },
  party: {
    head: "bank_entries.party",
    card: "title",
    cell: ({ entry: { id, party, text }, params }, { t }) => {
      const name = party.name || t("bank_entries.nobody");
      return (
        <>
          <Link
            to={`/bank/${id}${params && `?${params}`}`}
            preventScrollReset
            className="row-link font-medium"
            title={name}
          >
            {name}
          </Link>
          {text && (
            <span className="block truncate text-xs text-grey-600" title={text}>
              {text}
            </span>
          )}
        </>
      );
    },
  },
  amount: {
    head: "bank_entries.amount",
    width: "w-32",
    className: "end",
    isNumeric: true,
    cell: ({ entry }, { language }) => showIn(entry.amount_cents, entry.currency, language),
  },
  outcome: {
    head: "bank_entries.outcome",
    cell: ({ entry }) => <Outcome entry={entry} />,
  },
};
