import { FolderKanban, Plus, Trash2 } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { showIn } from "#model/money/show-in.ts";
import { showPercent } from "#model/money/show-money.ts";
import type { PurchaseInvoice, PurchaseLine } from "#model/purchase/purchase-invoice.ts";
import { ButtonLink, IconButton } from "#ui/button.tsx";
import { type Columns, ColumnTable } from "#ui/column-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

interface ShownLine {
  line: PurchaseLine;
  purchase: PurchaseInvoice;
}

const name: Columns<ShownLine> = {
  name: {
    head: "purchases.name",
    card: "title",
    cell: ({ line }) => <span className="block py-1 whitespace-normal break-words">{line.name}</span>,
  },
};

/** Of an e-invoice: nobody types how many there are. */
const quantity: Columns<ShownLine> = {
  quantity: {
    head: "purchases.quantity",
    width: "w-24",
    from: 1024,
    isNumeric: true,
    cell: ({ line }) => line.quantity || "–",
  },
};

const columns: Columns<ShownLine> = {
  vat: {
    head: "purchases.vat_rate",
    width: "w-24",
    from: 1024,
    isNumeric: true,
    cell: ({ line }, { language }) => showPercent(line.vat_rate, language),
  },
  project: {
    head: "purchases.project",
    width: "w-52",
    cell: ({ line: { id, name, project }, purchase }, { t }) => {
      if (purchase.state !== "open") return project?.name ?? "–";
      return (
        <Link
          to={`/purchases/${purchase.id}/project/${id}`}
          preventScrollReset
          aria-label={t("purchases.assign_one", { name, project: project?.name ?? t("purchases.none") })}
          className="text-primary-ink underline underline-offset-4"
        >
          {project?.name ?? t("purchases.choose_project")}
        </Link>
      );
    },
  },
  net: {
    head: "purchases.net",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ line, purchase }, { language }) => showIn(line.net_cents, purchase.currency, language),
  },
};

/** Of an invoice that is typed and still open: a line can be taken out again. */
const drop: Columns<ShownLine> = {
  drop: {
    head: "purchases.drop",
    width: "w-24",
    cell: ({ line, purchase }, { t }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="version" value={purchase.version} />
        <IconButton
          name="drop"
          value={line.id}
          label={t("purchases.drop_line", { name: line.name })}
          icon={<Icon of={Trash2} />}
        />
      </Form>
    ),
  },
};

const readColumns: Columns<ShownLine> = Object.assign({}, name, quantity, columns);
const typedColumns: Columns<ShownLine> = Object.assign({}, name, columns);
const openColumns: Columns<ShownLine> = Object.assign({}, typedColumns, drop);

function columnsOf({ state, is_read }: PurchaseInvoice): Columns<ShownLine> {
  if (is_read) return readColumns;
  return state === "open" ? openColumns : typedColumns;
}

/** What an invoice is for, and which project each line is a cost of. */
export function PurchaseLines({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { lines, state, is_read } = purchase;
  return (
    <>
      {lines.length > 0 && (
        <ColumnTable
          label={t("purchases.lines")}
          columns={columnsOf(purchase)}
          items={lines.map((line) => ({ line, purchase }))}
          keyOf={({ line }) => line.id}
          sortings={[]}
        />
      )}
      {state === "open" && (
        <div className="flex flex-wrap gap-2 pl-4 sm:pl-6">
          {!is_read && (
            <ButtonLink to="line" preventScrollReset icon={<Icon of={Plus} />}>
              {t("purchases.add_line")}
            </ButtonLink>
          )}
          {lines.length > 0 && (
            <ButtonLink to="project" preventScrollReset icon={<Icon of={FolderKanban} />}>
              {t("purchases.assign_all")}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
