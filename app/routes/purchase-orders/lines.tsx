import { Plus, Trash2 } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { decimal, showUnitPrice } from "#model/money/decimal.ts";
import { showMoney, showQuantity } from "#model/money/show-money.ts";
import type { OrderLine, PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { ButtonLink, IconButton } from "#ui/button.tsx";
import { type Columns, ColumnTable } from "#ui/column-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

interface ShownLine {
  line: OrderLine;
  order: PurchaseOrder;
}

const columns: Columns<ShownLine> = {
  name: {
    head: "purchase_orders.name",
    card: "title",
    cell: ({ line, order }) => {
      const words = "block py-1 whitespace-normal break-words";
      if (order.state !== "draft") return <span className={words}>{line.name}</span>;
      return (
        <Link
          to={`/purchase-orders/${order.id}/line/${line.id}`}
          preventScrollReset
          className={`${words} text-primary-ink underline underline-offset-4`}
        >
          {line.name}
        </Link>
      );
    },
  },
  quantity: {
    head: "purchase_orders.quantity",
    width: "w-32",
    className: "end",
    isNumeric: true,
    cell: ({ line }, { language }) =>
      [
        showQuantity(line.quantity, language),
        line.measure_unit && unitIn(line.measure_unit, language).short_name,
      ]
        .filter(Boolean)
        .join(" "),
  },
  price: {
    head: "purchase_orders.price",
    width: "w-36",
    className: "end",
    card: "never",
    isNumeric: true,
    cell: ({ line }, { language }) => showUnitPrice(decimal(line.price), language),
  },
  net: {
    head: "purchase_orders.net",
    width: "w-36",
    className: "end",
    isNumeric: true,
    cell: ({ line }, { language }) => showMoney(line.net_cents, language),
  },
};

/** Of a draft: a line can be taken out again. */
const drop: Columns<ShownLine> = {
  drop: {
    head: "purchase_orders.drop",
    width: "w-24",
    cell: ({ line, order }, { t }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="version" value={order.version} />
        <IconButton
          name="drop"
          value={line.id}
          label={t("purchase_orders.drop_line", { name: line.name })}
          icon={<Icon of={Trash2} />}
        />
      </Form>
    ),
  },
};
const draftColumns: Columns<ShownLine> = Object.assign({}, columns, drop);

/** What is ordered. */
export function OrderLines({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation();
  const { lines, state } = order;
  const isDraft = state === "draft";
  return (
    <>
      {lines.length > 0 && (
        <ColumnTable
          label={t("purchase_orders.lines")}
          columns={isDraft ? draftColumns : columns}
          items={lines.map((line) => ({ line, order }))}
          keyOf={({ line }) => line.id}
          sortings={[]}
        />
      )}
      {isDraft && (
        <div className="pl-4 sm:pl-6">
          <ButtonLink to="line" preventScrollReset icon={<Icon of={Plus} />}>
            {t("purchase_orders.add_line")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
