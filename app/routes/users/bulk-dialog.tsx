import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { user } from "#model/user/user.ts";
import { actOnRows } from "../bulk/act-on-rows.ts";
import { activityActs } from "../bulk/activity.ts";
import { ActivityRows } from "../bulk/activity-rows.tsx";
import { type ChosenRow, chosenOf, withoutChoice } from "../bulk/chosen-row.ts";
import { BulkDialog } from "../bulk/dialog.tsx";
import type { loader as listLoader } from "./list.tsx";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "users");
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "users");
  const guard = keepOneself(context);
  return actOnRows({ request, context }, activityActs({ list: "/users", row: user, guard }));
}

/** Among others nobody means oneself: the list's switch asks first. */
const keepOneself =
  (context: AppLoadContext) =>
  async ({ id }: ChosenRow): Promise<void> => {
    const { user: own } = await context.viewer();
    if (own?.id === id) throw new ApiError(409, "bulk.oneself");
  };

/** The chosen people may sign in, or not any more. */
export default function BulkUsers() {
  const [params] = useSearchParams();
  const list = useRouteLoaderData<typeof listLoader>("routes/users/list");
  return (
    <BulkDialog
      closeTo={withoutChoice("/users", params)}
      rows={chosenOf(list?.data ?? [], params).map(({ id, name, version }) => ({
        id,
        name,
        version: version || undefined,
      }))}
      file={list?.files?.chosen}
      hrefOf={(id) => withoutChoice(`/users/${id}`, params)}
    >
      {() => <ActivityRows of="users" />}
    </BulkDialog>
  );
}
