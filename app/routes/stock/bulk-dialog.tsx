import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLocation, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { stockItem } from "#model/stock/stock-item.ts";
import { actOnRows } from "../bulk/act-on-rows.ts";
import { activityActs } from "../bulk/activity.ts";
import { ActivityRows } from "../bulk/activity-rows.tsx";
import { chosenOf, withoutChoice } from "../bulk/chosen-row.ts";
import { BulkDialog } from "../bulk/dialog.tsx";
import type { loader as listLoader } from "./items.tsx";
import { placeOf } from "./place.ts";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "stock");
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  return actOnRows({ request, context }, activityActs({ list: "/stock_items", row: stockItem }));
}

/** The chosen items of either list are offered for new work, or not any more. */
export default function BulkItems() {
  const { type, list } = placeOf(useLocation().pathname);
  const [params] = useSearchParams();
  const shown = useRouteLoaderData<typeof listLoader>(`stock/${type}/list`);
  return (
    <BulkDialog
      closeTo={withoutChoice(list, params)}
      rows={chosenOf(shown?.data ?? [], params).map(({ id, name, version }) => ({
        id,
        name,
        version: version || undefined,
      }))}
      file={shown?.files?.chosen}
      hrefOf={(id) => withoutChoice(`${list}/${id}`, params)}
    >
      {() => <ActivityRows of="items" />}
    </BulkDialog>
  );
}
