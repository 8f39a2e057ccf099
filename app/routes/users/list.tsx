import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { Plus } from "lucide-react";
import { ColumnsLink, type ListColumnsContext } from "#app/lists/list-columns.tsx";
import { FileLink, filesOf } from "#app/lists/list-file.tsx";
import { ListViews } from "#app/lists/list-views.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { SortingChoice } from "#app/lists/sorting-choice.tsx";
import { reading } from "#app/loading/guard.ts";
import { nameOf, withNames } from "#app/loading/names.ts";
import type { Titled } from "#app/title.ts";
import { useHome } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { oneOf } from "#model/list/list-filters.ts";
import { screens } from "#model/list/screens.ts";
import { userSortings } from "#model/list/sortings.ts";
import { roleIds, roles } from "#model/user/role.ts";
import { userChoices, userPage } from "#model/user/user.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { columns, sides } from "./columns.tsx";
import { RoleFilter } from "./role-filter.tsx";
import { UserTable } from "./table.tsx";

export const handle = { title: (t) => t("users.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page", "sorting", "q", "role_id"], {
    sorting: oneOf(userSortings),
    role_id: oneOf(Object.values(roleIds)),
  });
  const users = await reading(context, request, "users", async () => {
    const [page, kept] = await Promise.all([
      context.api.get(`/users${query}`, userPage),
      keptOf(context.api, "users"),
    ]);
    const data = await withNames(page.data, {
      isUnnamed: ({ stock_item }) => stock_item?.name === "",
      choices: () => context.api.get("/users/create", userChoices),
      named: ({ stock_item, ...row }, { stock_items }) => ({
        ...row,
        stock_item: stock_item && { ...stock_item, name: nameOf(stock_items, stock_item.id) },
      }),
    });
    return {
      ...page,
      data,
      views: kept.views,
      files: filesOf(kept.file, query),
      ownColumns: placedIn(columns, kept.columns, sides),
    };
  });
  return { ...users, meta: insideList(users, request) };
}

/** Everybody who works here (specification 2.1, 2.4). */
export default function Users() {
  const { t } = useTranslation();
  const { data, meta, views, files, ownColumns, sortings = [] } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const role = roles.find((one) => String(roleIds[one]) === params.get("role_id"));
  return (
    <main>
      <PageHeader
        title={t("users.title")}
        backTo={useHome(screens.users)}
        count={meta.total}
        search={
          <>
            <RoleFilter />
            <SearchBox label={t("users.search")} />
          </>
        }
        actions={
          <>
            <ColumnsLink list="users" own={ownColumns} />
            <FileLink files={files} />
            <ButtonLink to={`/users/add?${params}`} preventScrollReset tone="main" icon={<Icon of={Plus} />}>
              {t("users.add")}
            </ButtonLink>
          </>
        }
      >
        <ListViews list="users" saved={views} />
        <PrintedFact label={t("users.role")} value={role && t(`users.roles.${role}`)} />
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
      </PageHeader>
      {data.length > 0 ? (
        <>
          <SortingChoice columns={columns} sortings={sortings} />
          <UserTable users={data} sortings={sortings} placed={ownColumns?.placed} />
        </>
      ) : (
        <NoUsers query={params.get("q")} />
      )}
      <Pager meta={meta} />
      <ChosenBar to="/users/selected" />
      <Outlet context={{ columns: { all: columns, own: ownColumns } } satisfies ListColumnsContext} />
    </main>
  );
}

/** An installation always has its administrator, so an empty list is a filtered one. */
function NoUsers({ query }: { query: string | null }) {
  const { t } = useTranslation();
  return (
    <Empty text={query ? t("page.nothing_found", { query }) : t("users.none_with_role")}>
      <ButtonLink to="/users">{t("users.show_all")}</ButtonLink>
    </Empty>
  );
}
