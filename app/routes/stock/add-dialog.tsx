import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { stockItem, stockItemInput } from "#model/stock/stock-item.ts";
import { stockType } from "#model/stock/stock-type.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { readUnits } from "../units/read.ts";
import { ItemForm } from "./form.tsx";
import { placeOf } from "./place.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const units = await reading(context, request, "stock", () => optionalData(readUnits(context.api)));
  return { units, key: crypto.randomUUID(), ...placeOf(new URL(request.url).pathname) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const { pathname, search } = new URL(request.url);
  const { type, list } = placeOf(pathname);
  return submit({ request, context }, stockItemInput[type], async (input, form) => {
    const { data } = await context.api.send("POST", "/stock_items", one(stockItem), {
      body: { ...input, type_id: stockType[type] },
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "stock.created", values: { name: data.name } });
    return replace(list + search);
  });
}

export default function AddItem() {
  const { t } = useTranslation();
  const { units, key, type, list } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  return (
    <Dialog title={t(`stock.new_${type}`)} closeTo={`${list}?${params}`} first="control">
      <ItemForm {...{ type, units, lastResult }} idempotencyKey={key}>
        <CancelLink to={`${list}?${params}`} />
      </ItemForm>
    </Dialog>
  );
}
