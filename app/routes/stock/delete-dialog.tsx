import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { undoAt } from "#app/forms/undo.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one, removal } from "#model/answer/answer.ts";
import { stockItem } from "#model/stock/stock-item.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { placeOf } from "./place.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "stock", () =>
    rowOf(context.api, "/stock_items", params.itemId, stockItem),
  );
  return { item: data, ...placeOf(new URL(request.url).pathname) };
}

export const shouldRevalidate = revalidates;

/** Deletes the item, or stops offering it while it is in use: the backend decides and says which (domain H12). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const { pathname, search } = new URL(request.url);
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/stock_items/${params.itemId}`,
      answer: one(removal),
      said: ({ data: { outcome, version } }) => ({
        key: `stock.was_${outcome}`,
        undo: outcome === "archived" ? undoAt(`/stock/${params.itemId}/active`, version) : undefined,
      }),
      read: () => rowOf(context.api, "/stock_items", params.itemId, stockItem),
      version: versionOf(form, "seen_version"),
    });
    return replace(placeOf(pathname).list + search);
  });
}

export default function DeleteItem() {
  const { t } = useTranslation();
  const { item, list } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`${list}/${item.id}?${params}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: item.version }}
    >
      {t("stock.delete_consent", { name: item.name })}
    </ConfirmDialog>
  );
}
