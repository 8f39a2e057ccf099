import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { FolderDown, ListFilter } from "lucide-react";
import { isUntidy } from "#app/lists/filtered-list.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { sortingName } from "#app/lists/sorting-names.ts";
import { tabAt } from "#app/lists/tab-address.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { eInvoicePage, eInvoiceStates } from "#model/einvoice/e-invoice.ts";
import { activeFilters } from "#model/list/list-filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { FilterChips } from "#ui/filter-chips.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { columns } from "./columns.tsx";
import { clientIn, eInvoiceList, filterNames, readings, tidyList } from "./filters.ts";

export const handle = { title: (t) => t("e_invoices.title") } satisfies Titled;

const stateIn = (query: URLSearchParams) => eInvoiceStates.find((state) => state === query.get("state"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (isUntidy(searchParams)) throw redirect(await tidyList(searchParams, context.api));
  const query = queryOf(request, ["page", "per_page", "q", "sorting", ...filterNames], readings);
  const [{ data: page, problem }, client] = await reading(context, request, "invoices", () =>
    Promise.all([
      optionalData(context.api.get(`/e_invoices${query}`, eInvoicePage).then((data) => ({ data }))),
      clientIn(request, context.api),
    ]),
  );
  return {
    page: page && { data: page.data, meta: insideList(page, request) },
    sortings: page?.sortings ?? [],
    client,
    problem,
    today: today(),
  };
}

/** The documents that have to be e-invoices: what is to be done with them, and by when. */
export default function EInvoices() {
  const { t } = useTranslation();
  const { page, sortings, client, problem, today } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const state = stateIn(params);
  const isFiltered = activeFilters(params, ["q", ...filterNames], readings).length > 0;
  const query = params.size > 0 ? `?${params}` : "";
  return (
    <main>
      <PageHeader
        title={t("e_invoices.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("e_invoices.search")} />}
        actions={
          page && (
            <>
              <ButtonLink
                to={`${eInvoiceList}/filter${query}`}
                preventScrollReset
                icon={<Icon of={ListFilter} />}
              >
                {t("filters.title")}
              </ButtonLink>
              {page.data.length > 0 && (!state || state === "unsent") && <PackageLink />}
            </>
          )
        }
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
        {page && <States current={state} />}
        {page && (
          <FilterChips
            names={["client"]}
            label={(name) => t(`invoices.filters.${name}`)}
            words={{
              client: (value) => client?.name ?? value,
              sorting: (value) => sortingName(t, columns, value),
            }}
            readings={readings}
          />
        )}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("e_invoices.title")}
            columns={columns}
            items={page.data.map((eInvoice) => ({ eInvoice, today, query }))}
            keyOf={({ eInvoice }) => eInvoice.id}
            sortings={sortings}
            chosenAs={({ eInvoice: { id, invoice_nr, customer } }) => ({
              id,
              name: invoice_nr || customer.name,
            })}
          />
          <Pager meta={page.meta} />
          <ChosenBar to={`${eInvoiceList}/selected`} />
        </>
      )}
      {page?.data.length === 0 && <NoEInvoices isFiltered={isFiltered} />}
      <Outlet />
    </main>
  );
}

function States({ current }: { current: ReturnType<typeof stateIn> }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const at = (chosen?: Record<string, string>) => tabAt(eInvoiceList, params, ["state"], chosen);
  return (
    <Tabs
      label={t("e_invoices.state")}
      tabs={[
        { to: at(), name: t("e_invoices.all"), isCurrent: current === undefined },
        ...eInvoiceStates.map((state) => ({
          to: at({ state }),
          name: t(`e_invoices.states.${state}`),
          isCurrent: state === current,
        })),
      ]}
    />
  );
}

/** What is to be sent, as one file. */
function PackageLink() {
  const { t, language } = useTranslation();
  return (
    <ButtonLink
      to={`/api/e_invoices/package?lang=${language}`}
      reloadDocument
      icon={<Icon of={FolderDown} />}
    >
      {t("e_invoices.package")}
    </ButtonLink>
  );
}

function NoEInvoices({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return (
    <Empty text={t(isFiltered ? "e_invoices.none_match" : "e_invoices.empty")}>
      {isFiltered && <ButtonLink to={eInvoiceList}>{t("filters.clear")}</ButtonLink>}
    </Empty>
  );
}
