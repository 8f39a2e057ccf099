import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { ListFilter, Plus } from "lucide-react";
import { isUntidy } from "#app/lists/filtered-list.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { sortingName } from "#app/lists/sorting-names.ts";
import { tabAt } from "#app/lists/tab-address.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { activeFilters } from "#model/list/list-filters.ts";
import { showMoney } from "#model/money/show-money.ts";
import { orderPage, orderStates } from "#model/purchase-order/purchase-order.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { FilterChips } from "#ui/filter-chips.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { SumsBar } from "#ui/sums-bar.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { columns } from "./columns.tsx";
import { chosenIn, filterNames, readings, tidyList } from "./filters.ts";

export const handle = { title: (t) => t("purchase_orders.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context;
  const asked = new URL(request.url).searchParams;
  if (isUntidy(asked)) throw redirect(await tidyList(asked, api));
  const query = queryOf(request, ["page", "per_page", "q", "sorting", ...filterNames], readings);
  const [{ data: page, problem }, chosen] = await reading(context, request, "purchaseOrders", () =>
    Promise.all([
      optionalData(api.get(`/purchase_orders${query}`, orderPage).then((data) => ({ data }))),
      chosenIn(request, api),
    ]),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem, chosen };
}

/** Orders to suppliers, the newest first. */
export default function PurchaseOrders() {
  const { t, language } = useTranslation();
  const { page, problem, chosen } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = params.has("q") || activeFilters(params, filterNames, readings).length > 0;
  return (
    <main>
      <PageHeader
        title={t("purchase_orders.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("purchase_orders.search")} />}
        actions={
          page && (
            <>
              <ButtonLink
                to={`/purchase-orders/filter?${params}`}
                preventScrollReset
                icon={<Icon of={ListFilter} />}
              >
                {t("filters.title")}
              </ButtonLink>
              <AddLink projectId={chosen.project?.id} />
            </>
          )
        }
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
        {page && <Chips chosen={chosen} />}
        {page && <States params={params} />}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("purchase_orders.title")}
            columns={columns}
            items={page.data}
            keyOf={({ id }) => id}
            sortings={page.sortings}
          />
          <Pager meta={page.meta} />
          <SumsBar
            label={t("purchase_orders.sums")}
            sums={[[t("purchase_orders.net"), showMoney(page.sums.net_cents, language)]]}
          />
        </>
      )}
      {page?.data.length === 0 && (
        <Empty text={t(isFiltered ? "purchase_orders.none_match" : "purchase_orders.empty")}>
          {isFiltered ? (
            <ButtonLink to="/purchase-orders">{t("filters.clear")}</ButtonLink>
          ) : (
            <AddLink projectId={undefined} />
          )}
        </Empty>
      )}
      <Outlet />
    </main>
  );
}

type Chosen = Awaited<ReturnType<typeof chosenIn>>;

/** What the orders are filtered and sorted by, in words; their state is the open tab. */
function Chips({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation();
  const words = {
    supplier: (value: string) => chosen.supplier?.name ?? value,
    project: (value: string) => chosen.project?.name ?? value,
    sorting: (value: string) => sortingName(t, columns, value),
  };
  return (
    <FilterChips
      names={["supplier", "project"] as const}
      label={(name) => t(name === "sorting" ? "invoices.filters.sorting" : `purchase_orders.${name}`)}
      words={words}
      readings={readings}
    />
  );
}

function States({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const current = orderStates.find((state) => state === params.get("state"));
  const at = (chosen?: Record<string, string>) => tabAt("/purchase-orders", params, ["state"], chosen);
  return (
    <Tabs
      label={t("purchase_orders.state")}
      tabs={[
        { to: at(), name: t("purchase_orders.all"), isCurrent: current === undefined },
        ...orderStates.map((state) => ({
          to: at({ state }),
          name: t(`order_states.${state}`),
          isCurrent: state === current,
        })),
      ]}
    />
  );
}

function AddLink({ projectId }: { projectId: number | undefined }) {
  const { t } = useTranslation();
  const query = projectId === undefined ? "" : `?project=${projectId}`;
  return (
    <ButtonLink to={`/purchase-orders/add${query}`} preventScrollReset tone="main" icon={<Icon of={Plus} />}>
      {t("purchase_orders.add")}
    </ButtonLink>
  );
}
