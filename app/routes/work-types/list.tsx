import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import type { ListColumnsContext } from "#app/lists/list-columns.tsx";
import { filesOf } from "#app/lists/list-file.tsx";
import { placedIn } from "#app/lists/placed-columns.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { SortingChoice } from "#app/lists/sorting-choice.tsx";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type WorkType, workTypeList } from "#model/stock/work-type.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { StockHeader } from "../stock/header.tsx";
import { columns } from "./columns.tsx";

export const handle = { title: (t) => t("work_types.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ data }, kept] = await reading(context, request, "stock", () =>
    Promise.all([context.api.get("/work-types", workTypeList), keptOf(context.api, "stock/vacancies")]),
  );
  return {
    data: sorted(data, new URL(request.url).searchParams.get("sorting") ?? ""),
    views: kept.views,
    files: filesOf(kept.file, ""),
    ownColumns: placedIn(columns, kept.columns),
  };
}

const inLatvian = new Intl.Collator("lv");
const orders: Record<string, (one: WorkType, other: WorkType) => number> = {
  name: (one, other) => inLatvian.compare(one.name, other.name),
  color: (one, other) => inLatvian.compare(one.color, other.color),
  pinned: (one, other) => Number(other.is_additional) - Number(one.is_additional),
};

/** Every backend sends the whole list, so it is sorted here. Equal rows stay in the order in which they came. */
function sorted(rows: WorkType[], sorting: string): WorkType[] {
  const order = new Map(Object.entries(orders)).get(sorting.replace(/^-/, ""));
  if (!order) return rows;
  return rows.toSorted(sorting.startsWith("-") ? (one, other) => order(other, one) : order);
}

/** Job categories: kinds of work with a colour, the pinned ones first (specification §3). */
export default function WorkTypes() {
  const { t } = useTranslation();
  const { data, views, files, ownColumns } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/stock/vacancies/add" preventScrollReset tone="main" icon={<Icon of={Plus} />}>
      {t("work_types.add")}
    </ButtonLink>
  );
  return (
    <main>
      <StockHeader list="vacancies" views={views} own={ownColumns} files={files} actions={add} />
      {data.length > 0 ? (
        <>
          <SortingChoice columns={columns} />
          <ColumnTable
            label={t("work_types.title")}
            columns={columns}
            placed={ownColumns?.placed}
            items={data}
            keyOf={({ id }) => id}
          />
        </>
      ) : (
        <Empty text={t("work_types.empty")}>{add}</Empty>
      )}
      <Outlet context={{ columns: { all: columns, own: ownColumns } } satisfies ListColumnsContext} />
    </main>
  );
}
