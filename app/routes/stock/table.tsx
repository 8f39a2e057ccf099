import { useSearchParams } from "@remix-run/react";
import { Form } from "#app/forms/own-form.tsx";
import { usePressed } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { StockItem } from "#model/stock/stock-item.ts";
import type { StockType } from "#model/stock/stock-type.ts";
import { ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";
import { isOn } from "#ui/switch.tsx";
import { activeOf, columnsOfItems } from "./columns.tsx";

interface ItemTableProps {
  items: StockItem[];
  type: StockType;
  /** Where the list is. */
  list: string;
  /** What they can be sorted by. */
  sortings: readonly string[];
  /** The columns that somebody has chosen; without them the usual ones. */
  placed: readonly PlacedColumn[] | null | undefined;
}

/** Items of one type. One form is around them all: each row's switch names its own address. */
export function ItemTable({ items, type, list, sortings, placed }: ItemTableProps) {
  const { t } = useTranslation();
  const pressed = usePressed();
  const [params] = useSearchParams();
  return (
    <Form method="post" navigate={false} preventScrollReset>
      <ColumnTable
        label={t(`stock.${type}`)}
        columns={columnsOfItems[type]}
        {...{ placed, sortings }}
        items={items.map((item) => ({
          item,
          isActive: isOn(pressed.get(activeOf(item))?.get("active"), item.is_active),
          to: `${list}/${item.id}?${params}`,
        }))}
        keyOf={({ item }) => item.id}
        chosenAs={({ item }) => item}
      />
    </Form>
  );
}
