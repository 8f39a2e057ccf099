import { useFetcher } from "@remix-run/react";
import { Plus, X } from "lucide-react";
import { nameOr } from "#app/loading/known-row.ts";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { CustomerPrice } from "#model/client/customer-price.ts";
import { readDecimal, showUnitPrice } from "#model/money/decimal.ts";
import { ButtonLink, IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Sender } from "#ui/sender.tsx";

/** The prices that a client pays for stock items instead of the usual ones (specification §3), in their tab of the client's page. */
export function CustomerPrices({
  prices: { data: prices, problem },
  clientId,
}: {
  prices: OptionalData<CustomerPrice[]>;
  clientId: number;
}) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="customer-prices">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <h2 id="customer-prices" className="text-base font-semibold">
          {t("customer_prices.title")}
        </h2>
        <ButtonLink to={`/clients/${clientId}/prices/add`} preventScrollReset icon={<Icon of={Plus} />}>
          {t("customer_prices.add")}
        </ButtonLink>
      </div>
      <MissingPart problem={problem} className="mx-4 sm:mx-6" />
      {prices?.length === 0 && (
        <p className="px-4 py-3 text-grey-600 sm:px-6">{t("customer_prices.empty")}</p>
      )}
      {prices && prices.length > 0 && (
        <ListTable
          label={t("customer_prices.title")}
          head={
            <>
              <Head>{t("customer_prices.item")}</Head>
              <Head className="end w-36">{t("customer_prices.usual")}</Head>
              <Head className="end w-36">{t("customer_prices.price")}</Head>
              <Head className="w-18 print:hidden!">
                <span className="sr-only">{t("page.actions")}</span>
              </Head>
            </>
          }
        >
          {prices.map((price) => (
            <PriceRow key={price.id} price={price} clientId={clientId} />
          ))}
        </ListTable>
      )}
    </section>
  );
}

function PriceRow({
  price: { id, version, price, stock_item, stock_item_id },
  clientId,
}: {
  price: CustomerPrice;
  clientId: number;
}) {
  const { t, language } = useTranslation();
  const fetcher = useFetcher();
  const shown = (text: string) => showUnitPrice(readDecimal(text) ?? 0, language);
  const unit = stock_item?.measure_unit?.short_name;
  const name = nameOr(stock_item?.name, stock_item_id);
  const address = `/clients/${clientId}/prices/${id}/delete`;
  if (fetcher.formData) return null;
  return (
    <Row>
      <Cell card="title">
        <Link
          to={`/clients/${clientId}/prices/add?item=${stock_item_id}`}
          preventScrollReset
          className="row-link font-medium"
          title={name}
        >
          {name}
        </Link>
        {unit && <span className="ml-2 text-xs text-grey-600">{unit}</span>}
      </Cell>
      <Cell className="numeric end text-grey-600">{stock_item && shown(stock_item.price)}</Cell>
      <Cell className="numeric end">{shown(price)}</Cell>
      <Cell className="end print:hidden!">
        <fetcher.Form method="post" action={address}>
          <Sender />
          <IconButton
            name="version"
            value={version}
            label={t("customer_prices.delete", { name })}
            icon={<Icon of={X} />}
            className="relative"
          />
        </fetcher.Form>
      </Cell>
    </Row>
  );
}
