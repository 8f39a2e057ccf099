import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Download, ListFilter } from "lucide-react";
import { isUntidy } from "#app/lists/filtered-list.ts";
import { ColumnsLink, type ListColumnsContext } from "#app/lists/list-columns.tsx";
import { filesOf } from "#app/lists/list-file.tsx";
import { ListViews } from "#app/lists/list-views.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useIsOpen } from "#app/use-is-open.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { mostRows } from "#model/file/spreadsheet-rules.ts";
import { invoiceList } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { activeFilters } from "#model/list/list-filters.ts";
import { specifiedInvoiceSortings } from "#model/list/sortings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useRememberedList } from "#ui/list-address.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { columns, sides } from "./columns.tsx";
import { InvoiceChips } from "./filter-chips.tsx";
import { chosenIn, filterNames, readings, selection, tidyList } from "./filters.ts";
import { ListSums } from "./list-sums.tsx";
import { isUnknown, namesIn, type StatusNames } from "./status-names.ts";
import { InvoiceTable } from "./table.tsx";

export const handle = { title: (t) => t("invoices.title") } satisfies Titled;

/** The documents, the sums of all that the filters let through, and the names behind the filters that are on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context;
  const query = new URL(request.url).searchParams;
  // The address is kept short enough to be sent to a colleague. What was typed wrong is said where it was typed.
  if (isUntidy(query)) throw redirect(await tidyList(query, api));
  if (await isUnknown(query.get("status"), api)) {
    query.delete("status");
    throw redirect(`/invoices?${query}`);
  }
  const asked = queryOf(request, ["page", "per_page", ...selection], readings);
  return reading(context, request, "invoices", async () => {
    const [{ invoices, sums, statuses, sortings }, chosen, kept] = await Promise.all([
      api.get(`/invoices${asked}`, invoiceList),
      chosenIn(request, api),
      keptOf(api, "invoices"),
    ]);
    const { data, ...said } = invoices;
    const place = insideList({ data, meta: said }, request);
    const file = `/api/invoices/export${queryOf(request, selection, readings)}`;
    const names = namesIn(statuses);
    return {
      data,
      ...place,
      sums,
      names,
      chosen,
      file,
      files: filesOf(kept.file, asked),
      views: kept.views,
      ownColumns: placedIn(columns, kept.columns, sides),
      sortings: sortings ?? specifiedInvoiceSortings,
    };
  });
}

/** What the list says to the dialogs over it. */
export interface InvoiceListContext extends ListColumnsContext {
  names: StatusNames | null;
  sortings: readonly string[];
}

export default function Invoices() {
  const { t } = useTranslation();
  useRememberedList("/invoices");
  const { data, sums, names, chosen, file, views, ownColumns, sortings, ...meta } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = activeFilters(params, filterNames, readings).length > 0;
  const isTooLarge = meta.total > mostRows;
  return (
    <main>
      <PageHeader
        title={t("invoices.title")}
        count={meta.total}
        search={<SearchBox label={t("invoices.search")} name="invoiceNr" />}
        // A backend that keeps no columns is somebody else's, and has none of these.
        beside={ownColumns && <InvoiceSections />}
        actions={
          <>
            <ButtonLink to={`/invoices/filter?${params}`} preventScrollReset icon={<Icon of={ListFilter} />}>
              {t("filters.title")}
            </ButtonLink>
            <ColumnsLink list="invoices" own={ownColumns} />
            <ButtonLink
              to={isTooLarge ? `/invoices/export?${params}` : file}
              preventScrollReset
              reloadDocument={!isTooLarge}
              icon={<Icon of={Download} />}
            >
              {t("filters.export")}
            </ButtonLink>
          </>
        }
      >
        <ListViews
          list="invoices"
          all={
            names
              ? []
              : [
                  { name: t("filters.overdue"), filters: { status: String(invoiceStatus.overdue) } },
                  { name: t("filters.drafts"), filters: { status: String(invoiceStatus.draft) } },
                ]
          }
          saved={views}
        />
        <InvoiceChips
          names={{ client: chosen.client?.name, project: chosen.project?.name, statuses: names }}
        />
      </PageHeader>
      {data.length > 0 ? (
        <InvoiceTable
          isChosenFrom
          invoices={data}
          names={names}
          sortings={sortings}
          placed={ownColumns?.placed}
        />
      ) : (
        <NoInvoices isFiltered={isFiltered} />
      )}
      <Pager meta={meta} />
      {data.length > 0 && sums && <ListSums sums={sums} />}
      <ChosenBar to="/invoices/selected" />
      <Outlet
        context={
          {
            names,
            sortings,
            columns: { all: columns, own: ownColumns },
          } satisfies InvoiceListContext
        }
      />
    </main>
  );
}

/** What else is done with invoices, each on a page of its own. */
function InvoiceSections() {
  const { t } = useTranslation();
  const modules = useRoot()?.modules ?? [];
  const seesBank = useIsOpen("bank");
  const sections = [
    { to: "/invoices/e-invoices", name: t("invoices.e_invoices") },
    { to: "/invoices/recurring", name: t("invoices.recurring") },
    { to: "/invoices/reminders", name: t("invoices.reminders") },
    ...(modules.includes("productionCosts")
      ? [
          { to: "/purchases", name: t("invoices.purchases") },
          { to: "/purchase-orders", name: t("invoices.purchase_orders") },
        ]
      : []),
    ...(seesBank ? [{ to: "/bank", name: t("invoices.bank") }] : []),
  ];
  return (
    <nav
      aria-label={t("invoices.sections")}
      className="flex min-w-0 gap-x-4 overflow-x-auto scriptless:flex-wrap sm:ml-2 print:hidden"
    >
      {sections.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          className="flex h-9 shrink-0 items-center text-primary-ink underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function NoInvoices({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <Empty text={t("invoices.none_match")}>
      <ButtonLink to="/invoices">{t("filters.clear")}</ButtonLink>
    </Empty>
  ) : (
    <Empty text={t("invoices.empty")}>
      <ButtonLink to="/projects" tone="main">
        {t("invoices.to_projects")}
      </ButtonLink>
    </Empty>
  );
}
