import { useSearchParams } from "@remix-run/react";
import { Form } from "#app/own-form.tsx";
import { usePressed } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { readDecimal, showUnitPrice } from "#model/money/decimal.ts";
import type { StockItem } from "#model/stock/stock-item.ts";
import type { StockType } from "#model/stock/stock-type.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { isOn, Switch } from "#ui/switch.tsx";

interface ItemTableProps {
  items: StockItem[];
  type: StockType;
  /** Where the list is. */
  list: string;
  /** What they can be sorted by. */
  sortings: readonly string[];
}

/** Items of one type; production items have no unit and price of their own (specification §5). */
export function ItemTable({ items, type, list, sortings }: ItemTableProps) {
  const { t } = useTranslation();
  const pressed = usePressed();
  return (
    <Form method="post" navigate={false} preventScrollReset>
      <ListTable
        label={t(`stock.${type}`)}
        sortings={sortings}
        head={
          <>
            <Head sorting="name">{t("stock.name")}</Head>
            <Head sorting="name_en" className="max-lg:hidden">
              {t("stock.name_en")}
            </Head>
            {type === "agency" && (
              <>
                <Head sorting="unit" className="w-32">
                  {t("stock.unit")}
                </Head>
                <Head sorting="price" className="end w-32">
                  {t("stock.price")}
                </Head>
              </>
            )}
            <Head sorting="state" className="w-44 pl-6">
              {t("stock.state")}
            </Head>
          </>
        }
      >
        {items.map((item) => (
          <ItemRow
            key={item.id}
            {...{ item, type, list }}
            isActive={isOn(pressed.get(activeOf(item))?.get("active"), item.is_active)}
          />
        ))}
      </ListTable>
    </Form>
  );
}

const activeOf = ({ id }: StockItem) => `/stock/${id}/active`;

interface ItemRowProps extends Omit<ItemTableProps, "items" | "sortings"> {
  item: StockItem;
  isActive: boolean;
}

function ItemRow({ item, type, list, isActive }: ItemRowProps) {
  const { t, language } = useTranslation();
  const [params] = useSearchParams();
  return (
    <Row>
      <Cell card="title">
        <Link
          to={`${list}/${item.id}?${params}`}
          preventScrollReset
          prefetch="intent"
          className={`row-link font-medium ${isActive ? "" : "text-grey-600"}`}
          title={item.name}
        >
          {item.name}
        </Link>
      </Cell>
      <Cell card="never" className="max-lg:hidden">
        {item.name_en}
      </Cell>
      {type === "agency" && (
        <>
          <Cell>{item.measure_unit && unitIn(item.measure_unit, language).short_name}</Cell>
          <Cell className="numeric end">{showUnitPrice(readDecimal(item.price) ?? 0, language)}</Cell>
        </>
      )}
      <Cell className="pl-6">
        <Switch
          to={activeOf(item)}
          name="active"
          isOn={isActive}
          label={t("stock.activate", { name: item.name })}
          state={t(isActive ? "stock.active" : "stock.inactive")}
        />
      </Cell>
    </Row>
  );
}
