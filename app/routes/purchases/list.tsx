import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { FileUp, Landmark } from "lucide-react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { tabAt } from "#app/lists/tab-address.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useIsOpen } from "#app/use-is-open.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { purchasePage, purchaseStates } from "#model/purchase/purchase-invoice.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { columns } from "./columns.tsx";

export const handle = { title: (t) => t("purchases.title") } satisfies Titled;

const stateIn = (query: URLSearchParams) => purchaseStates.find((state) => state === query.get("state"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const names = [
    ...["page", "per_page", "q"],
    ...(stateIn(asked) ? ["state"] : []),
    ...(asked.get("overdue") === "true" ? ["overdue"] : []),
  ];
  const query = queryOf(request, names);
  const { data: page, problem } = await reading(context, request, "purchases", () =>
    optionalData(context.api.get(`/purchase_invoices${query}`, purchasePage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem, today: today() };
}

/** Suppliers' invoices: what is to be paid first. */
export default function Purchases() {
  const { t } = useTranslation();
  const { page, problem, today } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = ["q", "state", "overdue"].some((name) => params.has(name));
  return (
    <main>
      <PageHeader
        title={t("purchases.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("purchases.search")} />}
        actions={
          page && (
            <>
              <PayLink />
              <AddLink />
            </>
          )
        }
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
        {page && <States params={params} />}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("purchases.title")}
            columns={columns}
            items={page.data.map((purchase) => ({ purchase, today }))}
            keyOf={({ purchase }) => purchase.id}
            sortings={[]}
          />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && (
        <Empty text={t(isFiltered ? "purchases.none_match" : "purchases.empty")}>
          {isFiltered ? <ButtonLink to="/purchases">{t("filters.clear")}</ButtonLink> : <AddLink />}
        </Empty>
      )}
      <Outlet />
    </main>
  );
}

function States({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const current = stateIn(params);
  const isLate = params.get("overdue") === "true";
  const at = (chosen?: Record<string, string>) => tabAt("/purchases", params, ["state", "overdue"], chosen);
  return (
    <Tabs
      label={t("purchases.state")}
      tabs={[
        { to: at(), name: t("purchases.all"), isCurrent: current === undefined && !isLate },
        { to: at({ overdue: "true" }), name: t("purchases.overdue"), isCurrent: isLate },
        ...purchaseStates.map((state) => ({
          to: at({ state }),
          name: t(`purchases.states.${state}`),
          isCurrent: state === current && !isLate,
        })),
      ]}
    />
  );
}

/** To those who pay. */
function PayLink() {
  const { t } = useTranslation();
  if (!useIsOpen("payables")) return null;
  return (
    <ButtonLink to="/purchases/payment" preventScrollReset icon={<Icon of={Landmark} />}>
      {t("payables.title")}
    </ButtonLink>
  );
}

function AddLink() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/purchases/add" preventScrollReset tone="main" icon={<Icon of={FileUp} />}>
      {t("purchases.add")}
    </ButtonLink>
  );
}
