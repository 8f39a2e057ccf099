import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { FolderDown } from "lucide-react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { eInvoicePage, eInvoiceStates } from "#model/einvoice/e-invoice.ts";
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

export const handle = { title: (t) => t("e_invoices.title") } satisfies Titled;

const stateIn = (query: URLSearchParams) => eInvoiceStates.find((state) => state === query.get("state"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isOfState = stateIn(new URL(request.url).searchParams) !== undefined;
  const query = queryOf(request, ["page", "per_page", "q", ...(isOfState ? ["state"] : [])]);
  const { data: page, problem } = await reading(context, request, "invoices", () =>
    optionalData(context.api.get(`/e_invoices${query}`, eInvoicePage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem, today: today() };
}

/** The documents that have to be e-invoices: what is to be done with them, and by when. */
export default function EInvoices() {
  const { t } = useTranslation();
  const { page, problem, today } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const state = stateIn(params);
  const query = params.size > 0 ? `?${params}` : "";
  return (
    <main>
      <PageHeader
        title={t("e_invoices.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("e_invoices.search")} />}
        actions={page && page.data.length > 0 && (!state || state === "unsent") && <PackageLink />}
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
        {page && <States current={state} />}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("e_invoices.title")}
            columns={columns}
            items={page.data.map((eInvoice) => ({ eInvoice, today, query }))}
            keyOf={({ eInvoice }) => eInvoice.id}
            sortings={[]}
          />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && <NoEInvoices isFiltered={state !== undefined || params.has("q")} />}
      <Outlet />
    </main>
  );
}

function States({ current }: { current: ReturnType<typeof stateIn> }) {
  const { t } = useTranslation();
  const path = "/invoices/e-invoices";
  return (
    <Tabs
      label={t("e_invoices.state")}
      tabs={[
        { to: path, name: t("e_invoices.all"), isCurrent: current === undefined },
        ...eInvoiceStates.map((state) => ({
          to: `${path}?state=${state}`,
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
      {isFiltered && <ButtonLink to="/invoices/e-invoices">{t("filters.clear")}</ButtonLink>}
    </Empty>
  );
}
