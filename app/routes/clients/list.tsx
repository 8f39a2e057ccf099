import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Landmark, Plus } from "lucide-react";
import { ColumnsLink, type ListColumnsContext } from "#app/lists/list-columns.tsx";
import { FileLink, filesOf } from "#app/lists/list-file.tsx";
import { ListViews } from "#app/lists/list-views.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { SortingChoice } from "#app/lists/sorting-choice.tsx";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type Client, clientPage } from "#model/client/client.ts";
import { oneOf } from "#model/list/list-filters.ts";
import { clientSortings } from "#model/list/sortings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { columns, sides } from "./columns.tsx";

export const handle = { title: (t) => t("clients.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "sorting", "q", "archived"], {
    sorting: oneOf(clientSortings),
    archived: oneOf(["true"]),
  });
  const [clients, kept] = await reading(context, request, "clients", () =>
    Promise.all([context.api.get(`/customers${query}`, clientPage), keptOf(context.api, "clients")]),
  );
  return {
    ...clients,
    meta: insideList(clients, request),
    views: kept.views,
    files: filesOf(kept.file, query),
    ownColumns: placedIn(columns, kept.columns, sides),
  };
}

export default function Clients() {
  const { t } = useTranslation();
  const { data, meta, views, files, ownColumns, sortings = [] } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isArchive = params.get("archived") === "true";
  return (
    <main>
      <PageHeader
        title={t(isArchive ? "clients.archived" : "clients.title")}
        count={meta.total}
        search={<SearchBox label={t("clients.search")} />}
        actions={
          <>
            <ColumnsLink list="clients" own={ownColumns} />
            <FileLink files={files} />
            <ButtonLink to={`/clients/banks?${params}`} preventScrollReset icon={<Icon of={Landmark} />}>
              {t("clients.banks")}
            </ButtonLink>
            <ButtonLink to="/clients/add" tone="main" icon={<Icon of={Plus} />}>
              {t("clients.add")}
            </ButtonLink>
          </>
        }
      >
        <ListViews list="clients" saved={views} />
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
      </PageHeader>
      {data.length > 0 ? (
        <>
          <SortingChoice columns={columns} sortings={sortings} />
          <ClientTable clients={data} sortings={sortings} placed={ownColumns?.placed} />
        </>
      ) : (
        <NoClients query={params.get("q")} isArchive={isArchive} />
      )}
      <Pager meta={meta} />
      <p className="px-4 py-3 text-xs sm:px-6 print:hidden">
        <Link
          to={isArchive ? "/clients" : "?archived=true"}
          className="text-grey-600 underline-offset-4 hover:underline"
        >
          {t(isArchive ? "clients.show_active" : "clients.show_archived")}
        </Link>
      </p>
      <ChosenBar to="/clients/selected" />
      <Outlet context={{ columns: { all: columns, own: ownColumns } } satisfies ListColumnsContext} />
    </main>
  );
}

interface ClientTableProps {
  clients: Client[];
  sortings: readonly string[];
  /** The columns that somebody has chosen; without them the usual ones. */
  placed: readonly PlacedColumn[] | null | undefined;
}

function ClientTable({ clients, sortings, placed }: ClientTableProps) {
  const { t } = useTranslation();
  return (
    <ColumnTable
      label={t("clients.title")}
      {...{ columns, placed, sortings }}
      items={clients}
      keyOf={({ id }) => id}
      chosenAs={(client) => client}
    />
  );
}

function NoClients({ query, isArchive }: { query: string | null; isArchive: boolean }) {
  const { t } = useTranslation();
  if (query) {
    return (
      <Empty text={t("page.nothing_found", { query })}>
        <ButtonLink to={isArchive ? "/clients?archived=true" : "/clients"}>
          {t("filters.clear_search")}
        </ButtonLink>
      </Empty>
    );
  }
  if (isArchive) return <Empty text={t("clients.archive_empty")} />;
  return (
    <Empty text={t("clients.empty")}>
      <ButtonLink to="/clients/add" tone="main">
        {t("clients.add")}
      </ButtonLink>
    </Empty>
  );
}
