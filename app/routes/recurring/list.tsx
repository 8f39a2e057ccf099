import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { CalendarPlus } from "lucide-react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { recurringPage } from "#model/recurring/recurring-invoice.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { columns } from "./columns.tsx";

export const handle = { title: (t) => t("recurring.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "q"]);
  const { data: page, problem } = await reading(context, request, "invoices", () =>
    optionalData(context.api.get(`/recurring_invoices${query}`, recurringPage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

/** The plans by which invoices recur: what comes next first. */
export default function RecurringInvoices() {
  const { t } = useTranslation();
  const { page, problem } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = params.has("q");
  return (
    <main>
      <PageHeader
        title={t("recurring.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("recurring.search")} />}
        actions={page && <AddLink />}
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("recurring.title")}
            columns={columns}
            items={page.data}
            keyOf={({ id }) => id}
            sortings={[]}
          />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && (
        <Empty text={t(isFiltered ? "recurring.none_match" : "recurring.empty")}>
          {isFiltered ? <ButtonLink to="/invoices/recurring">{t("filters.clear")}</ButtonLink> : <AddLink />}
        </Empty>
      )}
      <Outlet />
    </main>
  );
}

function AddLink() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/invoices/recurring/add" preventScrollReset tone="main" icon={<Icon of={CalendarPlus} />}>
      {t("recurring.add")}
    </ButtonLink>
  );
}
