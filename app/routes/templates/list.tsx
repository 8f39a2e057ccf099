import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { templatePage } from "#model/estimate/template.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { columns } from "./columns.tsx";

export const handle = { title: (t) => t("templates.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "q"]);
  const { data: page, problem } = await reading(context, request, "estimates", () =>
    optionalData(context.api.get(`/estimate_templates${query}`, templatePage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

/** What is kept to begin estimates with: whole ones, and blocks of them. */
export default function Templates() {
  const { t } = useTranslation();
  const { page, problem } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = params.has("q");
  return (
    <main>
      <PageHeader
        title={t("templates.title")}
        backTo="/estimates"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("templates.search")} />}
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("templates.title")}
            columns={columns}
            items={page.data.map((template) => ({
              template,
              to: `/estimates/templates/${template.id}?${params}`,
            }))}
            keyOf={({ template }) => template.id}
            sortings={[]}
          />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && (
        <Empty text={t(isFiltered ? "templates.none_match" : "templates.empty")}>
          {isFiltered ? (
            <ButtonLink to="/estimates/templates">{t("filters.clear")}</ButtonLink>
          ) : (
            <ButtonLink to="/estimates" tone="main">
              {t("templates.to_estimates")}
            </ButtonLink>
          )}
        </Empty>
      )}
      <Outlet />
    </main>
  );
}
