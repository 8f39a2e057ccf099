import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reading } from "~/guard";
import { productPage } from "~/model/product";
import { insideList, queryOf } from "~/query";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/pager";
import { SearchBox } from "~/ui/search-box";
import { StockHeader } from "../stock/header";
import { withUnits } from "../units/read";
import { ProductTable } from "./table";

export const handle = { title: (t) => t("stock.products") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "q"]);
  const products = await reading(context, request, "stock", async () => {
    const page = await context.api.get(`/products${query}`, productPage);
    return { ...page, data: await withUnits(context.api, page.data) };
  });
  return { ...products, meta: insideList(products, request) };
}

/** Products, the only list of the stock that is searched (specification 2.4). */
export default function Products() {
  const { t } = useTranslation();
  const { data, meta } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = params.get("q");
  const add = (
    <ButtonLink to={`/stock/products/add?${params}`} preventScrollReset tone="main" icon={<Icon of={Plus} />}>
      {t("products.add")}
    </ButtonLink>
  );
  return (
    <main>
      <StockHeader list="products" search={<SearchBox label={t("products.search")} />} actions={add} />
      {data.length > 0 && <ProductTable products={data} />}
      {data.length === 0 && query && (
        <Empty text={t("page.nothing_found", { query })}>
          <ButtonLink to="/stock/products">{t("page.clear_search")}</ButtonLink>
        </Empty>
      )}
      {data.length === 0 && !query && <Empty text={t("products.empty")}>{add}</Empty>}
      <Pager meta={meta} />
      <Outlet />
    </main>
  );
}
