import type { Client } from "#model/client/client.ts";
import type { clientColumns } from "#model/client/list-columns.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";

/** The columns of the list, in their usual order. */
export const columns: Columns<Client, (typeof clientColumns.names)[number]> = {
  name: {
    head: "clients.name",
    card: "title",
    cell: (client) => (
      <Link to={`/clients/${client.id}`} prefetch="intent" className="row-link font-medium">
        {client.name}
      </Link>
    ),
  },
  reg_nr: { head: "clients.reg_nr", width: "w-36", isNumeric: true, cell: ({ reg_nr }) => reg_nr },
  vat_nr: {
    head: "clients.vat_nr",
    width: "w-44",
    isNumeric: true,
    from: 1280,
    card: "never",
    cell: ({ vat_nr }) => vat_nr,
  },
  contact: { head: "clients.contact_name", width: "w-56", from: 1024, cell: ({ contact }) => contact.name },
  phone: {
    head: "clients.contact_phone",
    width: "w-40",
    isNumeric: true,
    cell: ({ contact }) => contact.phone,
  },
};

/** What stands before the columns, in px: the box that chooses a row. */
export const sides = { before: 40 };
