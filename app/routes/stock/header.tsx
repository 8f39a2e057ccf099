import { useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ColumnsLink, type OwnColumns } from "#app/lists/list-columns.tsx";
import { FileLink, type ListFiles } from "#app/lists/list-file.tsx";
import { ListViews } from "#app/lists/list-views.tsx";
import { useHome } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { SavedView } from "#model/list/saved-view.ts";
import { screens } from "#model/list/screens.ts";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { useInSight } from "#ui/use-in-sight.ts";

/** The lists of the stock and where they are. */
const lists = [
  { name: "agency", path: "stock" },
  { name: "production", path: "stock/production" },
  { name: "vacancies", path: "stock/vacancies" },
  { name: "products", path: "stock/products" },
] as const;

/** The head of the stock: its four lists, and what one may do in the open one (specification 2.4). */
export function StockHeader({
  list,
  search,
  actions,
  views,
  own,
  files,
}: {
  list: (typeof lists)[number]["name"];
  search?: ReactNode;
  /** The saved views of the open list. */
  views: readonly SavedView[] | null;
  /** The columns that somebody has chosen of it. */
  own: OwnColumns;
  /** Where it is had as a spreadsheet. */
  files: ListFiles | null;
  actions: ReactNode;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tabs = useInSight();
  const open = lists.find(({ name }) => name === list)?.path ?? "stock";
  return (
    <PageHeader
      title={t("stock.title")}
      backTo={useHome(screens.stock)}
      search={search}
      actions={
        <>
          <ColumnsLink list={open} own={own} />
          <FileLink files={files} />
          {actions}
        </>
      }
    >
      <p className="hidden font-medium print:block">{t(`stock.${list}`)}</p>
      <nav
        ref={tabs}
        data-tabs
        aria-label={t("stock.lists")}
        className="mt-1 flex gap-x-5 overflow-x-auto last:-mb-3 scriptless:flex-wrap print:hidden"
      >
        {lists.map(({ name, path }) => (
          <Link
            key={name}
            to={`/${path}`}
            prefetch="intent"
            aria-current={name === list ? currency(pathname === `/${path}`) : undefined}
            className="flex h-9 shrink-0 items-center border-b-2 border-transparent text-grey-600 transition-colors duration-150 hover:text-body aria-[current]:border-primary-ink aria-[current]:font-medium aria-[current]:text-primary-ink"
          >
            {t(`stock.${name}`)}
          </Link>
        ))}
      </nav>
      <ListViews list={open} saved={views} />
      {search && <PrintedFact label={t("filters.q")} value={params.get("q")} />}
    </PageHeader>
  );
}

/** The open list, or the one below an open dialog. */
const currency = (isPage: boolean) => (isPage ? "page" : "true");
