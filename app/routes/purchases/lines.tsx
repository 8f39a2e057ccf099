import { FolderKanban, Plus, Trash2 } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import type { Translate } from "#locales/texts.ts";
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

const columns: Columns<ShownLine> = {
  name: {
    head: "purchases.name",
    card: "title",
    cell: ({ line }) => (
      <span className="break-words" title={line.name}>
        {line.name}
      </span>
    ),
  },
  quantity: {
    head: "purchases.quantity",
    width: "w-24",
    from: 1280,
    isNumeric: true,
    cell: ({ line }) => line.quantity || "–",
  },
  vat: {
    head: "purchases.vat_rate",
    width: "w-24",
    from: 1280,
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

/** Of an invoice that is typed: a line can be taken out again. */
const typedColumns: Columns<ShownLine> = Object.assign({}, columns, {
  drop: {
    head: "purchases.drop",
    width: "w-24",
    cell: ({ line, purchase }: ShownLine, { t }: { t: Translate }) => (
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
});

/** What an invoice is for, and which project each line is a cost of. */
export function PurchaseLines({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { lines, state, is_read } = purchase;
  return (
    <>
      {lines.length > 0 && (
        <ColumnTable
          label={t("purchases.lines")}
          columns={state === "open" && !is_read ? typedColumns : columns}
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
