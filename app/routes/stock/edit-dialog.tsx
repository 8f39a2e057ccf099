import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { type StockItemInput, stockItem } from "#model/stock/stock-item.ts";
import { stockType, stockTypeOf } from "#model/stock/stock-type.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { readUnits } from "../units/read.ts";
import { editedItem } from "./edited.ts";
import { ItemForm } from "./form.tsx";
import { listOf, placeOf } from "./place.ts";

export const handle = {
  title: (t, data) => data?.item.name ?? t("stock.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [item, units] = await reading(context, request, "stock", () =>
    Promise.all([
      rowOf(context.api, "/stock_items", params.itemId, stockItem),
      optionalData(readUnits(context.api)),
    ]),
  );
  // The address of an item may be the other list's: what it is decides what can be said of it.
  const type = stockTypeOf(item.data.type_id);
  return { item: item.data, units, type, list: listOf[type] };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const { type, list } = placeOf(pathname);
  await enter(context, request, "stock", editedItem[type]);
  const save = async (body: StockItemInput, form: FormData) => {
    await context.api.send("PATCH", `/stock_items/${params.itemId}`, done, {
      body: { ...body, type_id: stockType[type] },
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "stock.saved" });
    return replace(list + search);
  };
  return type === "agency"
    ? submitEdit({ request, context }, editedItem.agency, save)
    : submitEdit({ request, context }, editedItem.production, save);
}

export default function EditItem() {
  const { t } = useTranslation();
  const { item, units, type, list } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(item, item.id, lastResult);
  const [params] = useSearchParams();
  return (
    <Dialog title={t("stock.edit", { name: item.name })} closeTo={`${list}?${params}`}>
      <ItemForm
        key={fillingOf(begun, lastResult)}
        action={`${list}/${item.id}?${params}`}
        {...{ type, units, lastResult }}
        item={begun}
      >
        <ButtonLink
          to={`${list}/${item.id}/delete?${params}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <CancelLink to={`${list}?${params}`} />
      </ItemForm>
    </Dialog>
  );
}
