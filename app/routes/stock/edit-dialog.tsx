import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { enter, reading } from "~/guard";
import { rowOf } from "~/instead";
import { done } from "~/model/answer";
import { stockItem, stockItemInput } from "~/model/stock-item";
import { stockType } from "~/model/stock-type";
import { part } from "~/part";
import { submit } from "~/submission";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { readUnits } from "../units/read";
import { ItemForm } from "./form";
import { placeOf } from "./place";

export const handle = {
  title: (t, data) => data?.item.name ?? t("stock.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [item, units] = await reading(context, request, "stock", () =>
    Promise.all([rowOf(context.api, "/stock_items", params.itemId, stockItem), part(readUnits(context.api))]),
  );
  return { item: item.data, units, ...placeOf(new URL(request.url).pathname) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const { pathname, search } = new URL(request.url);
  const { type, list } = placeOf(pathname);
  return submit({ request, context }, stockItemInput[type], async (body) => {
    const path = `/stock_items/${params.itemId}`;
    await context.api.send("PATCH", path, done, { body: { ...body, type_id: stockType[type] } });
    context.session.flash({ kind: "success", key: "stock.saved" });
    return replace(list + search);
  });
}

export default function EditItem() {
  const { t } = useTranslation();
  const { item, units, type, list } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <Dialog title={t("stock.edit", { name: item.name })} closeTo={`${list}?${params}`}>
      <ItemForm {...{ item, type, units, lastResult }}>
        <ButtonLink
          to={`${list}/${item.id}/delete?${params}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <ButtonLink to={`${list}?${params}`} preventScrollReset>
          {t("form.cancel")}
        </ButtonLink>
      </ItemForm>
    </Dialog>
  );
}
