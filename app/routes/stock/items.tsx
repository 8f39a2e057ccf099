import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { ListPlus, Plus, Ruler } from "lucide-react";
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
import { stockItemSortings } from "#model/list/sortings.ts";
import { stockItemPage } from "#model/stock/stock-item.ts";
import { stockType } from "#model/stock/stock-type.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Pager } from "#ui/pager.tsx";
import { withUnits } from "../units/read.ts";
import { columnsOfItems, sides } from "./columns.tsx";
import { StockHeader } from "./header.tsx";
import { listOf, nameOfList, placeOf } from "./place.ts";
import { ItemTable } from "./table.tsx";

export const handle = { title: (t) => t("stock.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { type } = placeOf(new URL(request.url).pathname);
  const query =
    queryOf(request, ["page", "per_page", "sorting"], { sorting: oneOf(stockItemSortings) }) || "?";
  const items = await reading(context, request, "stock", async () => {
    const [page, kept] = await Promise.all([
      context.api.get(`/stock_items${query}&type_id=${stockType[type]}`, stockItemPage),
      keptOf(context.api, nameOfList[type]),
    ]);
    return {
      ...page,
      views: kept.views,
      files: filesOf(kept.file, query),
      takesMany: kept.takesMany,
      ownColumns: placedIn(columnsOfItems[type], kept.columns, sides),
      data: await withUnits(context.api, page.data),
    };
  });
  return { ...items, meta: insideList(items, request), type };
}

/** Agency items, or production items: the address says which (specification 2.5). */
export default function StockItems() {
  const { t } = useTranslation();
  const items = useLoaderData<typeof loader>();
  const { data, meta, type, views, files, takesMany, ownColumns, sortings = [] } = items;
  const [params] = useSearchParams();
  const list = listOf[type];
  const add = `${list}/add?${params}`;
  const many = `${list}/many?${params}`;
  return (
    <main>
      <StockHeader
        list={type}
        views={views}
        own={ownColumns}
        files={files}
        actions={
          <>
            <ButtonLink to={`${list}/units?${params}`} preventScrollReset icon={<Icon of={Ruler} />}>
              {t("units.manage")}
            </ButtonLink>
            {takesMany && (
              <ButtonLink
                to={many}
                preventScrollReset
                title={t("stock.add_many")}
                icon={<Icon of={ListPlus} />}
                className="max-xl:w-9 max-xl:px-0"
              >
                <span className="max-xl:sr-only">{t("stock.add_many")}</span>
              </ButtonLink>
            )}
            <ButtonLink to={add} preventScrollReset tone="main" icon={<Icon of={Plus} />}>
              {t(`stock.add_${type}`)}
            </ButtonLink>
          </>
        }
      />
      {data.length > 0 ? (
        <>
          <SortingChoice columns={columnsOfItems[type]} sortings={sortings} />
          <ItemTable items={data} {...{ type, list, sortings }} placed={ownColumns?.placed} />
        </>
      ) : (
        <Empty text={t(`stock.empty_${type}`)}>
          <ButtonLink to={add} tone="main">
            {t(`stock.add_${type}`)}
          </ButtonLink>
          {takesMany && <ButtonLink to={many}>{t("stock.add_many")}</ButtonLink>}
        </Empty>
      )}
      <Pager meta={meta} />
      <ChosenBar to={`${list}/selected`} />
      <Outlet
        context={{ columns: { all: columnsOfItems[type], own: ownColumns } } satisfies ListColumnsContext}
      />
    </main>
  );
}
