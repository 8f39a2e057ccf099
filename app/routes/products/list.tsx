import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Plus } from "lucide-react";
import type { ListColumnsContext } from "#app/lists/list-columns.tsx";
import { filesOf } from "#app/lists/list-file.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { SortingChoice } from "#app/lists/sorting-choice.tsx";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { oneOf } from "#model/list/list-filters.ts";
import { productSortings } from "#model/list/sortings.ts";
import { productPage } from "#model/stock/product.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { StockHeader } from "../stock/header.tsx";
import { withUnits } from "../units/read.ts";
import { columns, sides } from "./columns.tsx";
import { ProductTable } from "./table.tsx";

export const handle = { title: (t) => t("stock.products") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "sorting", "q"], { sorting: oneOf(productSortings) });
  const products = await reading(context, request, "stock", async () => {
    const [page, kept] = await Promise.all([
      context.api.get(`/products${query}`, productPage),
      keptOf(context.api, "stock/products"),
    ]);
    return {
      ...page,
      views: kept.views,
      files: filesOf(kept.file, query),
      ownColumns: placedIn(columns, kept.columns, sides),
      data: await withUnits(context.api, page.data),
    };
  });
  return { ...products, meta: insideList(products, request) };
}

/** Products, the only list of the stock that is searched (specification 2.4). */
export default function Products() {
  const { t } = useTranslation();
  const { data, meta, views, files, ownColumns, sortings = [] } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = params.get("q");
  const add = (
    <ButtonLink to={`/stock/products/add?${params}`} preventScrollReset tone="main" icon={<Icon of={Plus} />}>
      {t("products.add")}
    </ButtonLink>
  );
  return (
    <main>
      <StockHeader
        list="products"
        views={views}
        own={ownColumns}
        files={files}
        search={<SearchBox label={t("products.search")} />}
        actions={add}
      />
      {data.length > 0 && (
        <>
          <SortingChoice columns={columns} sortings={sortings} />
          <ProductTable products={data} sortings={sortings} placed={ownColumns?.placed} />
        </>
      )}
      {data.length === 0 && query && (
        <Empty text={t("page.nothing_found", { query })}>
          <ButtonLink to="/stock/products">{t("filters.clear_search")}</ButtonLink>
        </Empty>
      )}
      {data.length === 0 && !query && <Empty text={t("products.empty")}>{add}</Empty>}
      <Pager meta={meta} />
      <Outlet context={{ columns: { all: columns, own: ownColumns } } satisfies ListColumnsContext} />
    </main>
  );
}
