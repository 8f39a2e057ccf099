import { useSearchParams } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { ListName } from "#model/list/list-names.ts";
import type { SavedView } from "#model/list/saved-view.ts";
import { userRole } from "#model/user/role.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Tabs } from "#ui/tabs.tsx";

/** A view that everybody has. */
export interface View {
  name: string;
  filters: Record<string, string>;
}

/** What an address says beside that: the place in the list, and which rows are chosen. */
const passing = new Set(["page", "per_page", "row"]);

/** What of an address makes a view: filters and order, in one spelling. */
function queryIn(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => value && !passing.has(name));
  return new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}

interface ListViewsProps {
  list: ListName;
  /** Those that everybody has, beside the whole list. */
  all?: readonly View[];
  /** Those that were saved; null of a backend that keeps none. */
  saved: readonly SavedView[] | null;
}

/** The views of a list as tabs, and the way to save what is looked at as another one. */
export function ListViews({ list, all = [], saved }: ListViewsProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const me = useRoot()?.user;
  const here = queryIn(params);
  const views: { name: string; query: string; own?: SavedView }[] = [
    { name: t("filters.every"), query: "" },
    ...all.map(({ name, filters }) => ({ name, query: queryIn(new URLSearchParams(filters)) })),
    ...(saved ?? []).map((own) => ({
      name: own.name,
      query: queryIn(new URLSearchParams(own.query)),
      own,
    })),
  ];
  const current = views.find(({ query }) => query === here);
  const isOnlyWhole = views.length === 1 && (here === "" || !saved);
  if (isOnlyWhole) return null;
  const own = current?.own;
  const isMine = own && (own.owner?.id === me?.id || (me && userRole(me) === "admin"));
  const toSave = saved && !current && `/views/add?${new URLSearchParams({ list, query: here })}`;
  const act = isMine ? `/views/${own.id}` : toSave;
  return (
    <Tabs
      label={t("filters.views")}
      tabs={views.map((view) => ({
        to: `/${list}${view.query && "?"}${view.query}`,
        name: view.name,
        isCurrent: view === current,
      }))}
    >
      {act && (
        <ButtonLink to={act} className="ml-auto border-0! text-xs">
          {t(isMine ? "filters.edit_view" : "filters.save_view")}
        </ButtonLink>
      )}
    </Tabs>
  );
}
