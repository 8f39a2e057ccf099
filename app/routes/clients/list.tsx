import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Landmark, Plus } from "lucide-react";
import { reading } from "#app/guard.ts";
import { ListViews } from "#app/list-views.tsx";
import { insideList, queryOf } from "#app/query.ts";
import { savedViewsOf } from "#app/saved-views.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type Client, clientPage } from "#model/client/client.ts";
import { oneOf } from "#model/list/list-filters.ts";
import { clientSortings } from "#model/list/sortings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChoiceHead, ChosenBar, RowChoice } from "#ui/chosen-rows.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";

export const handle = { title: (t) => t("clients.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "sorting", "q", "archived"], {
    sorting: oneOf(clientSortings),
    archived: oneOf(["true"]),
  });
  const [clients, views] = await reading(context, request, "clients", () =>
    Promise.all([context.api.get(`/customers${query}`, clientPage), savedViewsOf(context.api, "clients")]),
  );
  return { ...clients, meta: insideList(clients, request), views };
}

export default function Clients() {
  const { t } = useTranslation();
  const { data, meta, views, sortings = [] } = useLoaderData<typeof loader>();
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
        <ClientTable clients={data} sortings={sortings} />
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
      <Outlet />
    </main>
  );
}

function ClientTable({ clients, sortings }: { clients: Client[]; sortings: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      label={t("clients.title")}
      sortings={sortings}
      head={
        <>
          <ChoiceHead />
          <Head sorting="name">{t("clients.name")}</Head>
          <Head sorting="reg_nr" className="w-36">
            {t("clients.reg_nr")}
          </Head>
          <Head sorting="vat_nr" className="w-44 max-xl:hidden">
            {t("clients.vat_nr")}
          </Head>
          <Head sorting="contact" className="w-56 max-lg:hidden">
            {t("clients.contact_name")}
          </Head>
          <Head sorting="phone" className="w-40">
            {t("clients.contact_phone")}
          </Head>
        </>
      }
    >
      {clients.map((client) => (
        <Row key={client.id}>
          <RowChoice id={client.id} name={client.name} />
          <Cell card="title">
            <Link to={`/clients/${client.id}`} prefetch="intent" className="row-link font-medium">
              {client.name}
            </Link>
          </Cell>
          <Cell className="numeric">{client.reg_nr}</Cell>
          <Cell card="never" className="numeric max-xl:hidden">
            {client.vat_nr}
          </Cell>
          <Cell className="max-lg:sm:hidden">{client.contact.name}</Cell>
          <Cell className="numeric">{client.contact.phone}</Cell>
        </Row>
      ))}
    </ListTable>
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
