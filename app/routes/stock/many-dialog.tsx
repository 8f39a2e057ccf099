import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { keptOf } from "#app/lists/saved-views.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { stockItemChoices } from "#model/stock/stock-item.ts";
import { type StockType, stockType } from "#model/stock/stock-type.ts";
import { DefaultButton } from "#ui/default-button.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { readUnits } from "../units/read.ts";
import { ManyRows } from "./many-rows.tsx";
import { blankRow } from "./pasted-rows.ts";
import { nameOfList, placeOf } from "./place.ts";
import { sendTyped, typedItems } from "./typed-items.ts";

/** Rows that the dialog begins with. */
const beginning = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const { type, list } = placeOf(pathname);
  const { units, takesMany } = await reading(context, request, "stock", async () => {
    const [units, { takesMany }] = await Promise.all([
      optionalData(readUnits(context.api)),
      keptOf(context.api, nameOfList[type]),
    ]);
    return { units, takesMany };
  });
  // One at a time, where a backend takes no more.
  if (!takesMany) throw redirect(`${list}/add${search}`);
  return { units, type, list, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const { pathname, search } = new URL(request.url);
  const { type, list } = placeOf(pathname);
  return submit({ request, context }, typedItems[type], async ({ rows }, form) => {
    const { data } = await sendTyped(rows, (typed) =>
      context.api.send("POST", "/stock_items/many", stockItemChoices, {
        body: { type_id: stockType[type], rows: typed },
        idempotencyKey: keyOf(form),
      }),
    );
    context.session.flash({ kind: "success", key: "stock.created_many", values: { count: data.length } });
    return replace(list + search);
  });
}

const rules: Record<StockType, () => Promise<(typeof typedItems)[StockType]>> = {
  agency: () => import("./typed-items.ts").then(({ typedItems }) => typedItems.agency),
  production: () => import("./typed-items.ts").then(({ typedItems }) => typedItems.production),
};

/** A price list, typed or pasted from a spreadsheet: all of its rows are saved, or none. */
export default function AddItems() {
  const { t } = useTranslation();
  const { units, key, type, list } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const offered = units.data ?? [];
  const first = { ...blankRow, measure_unit_id: String(offered[0]?.id ?? "") };
  const [form, fields] = useSubmission(rules[type], {
    id: "items",
    lastResult,
    defaultValue: { rows: Array.from({ length: beginning }, () => first) },
  });
  const closeTo = `${list}?${params}`;
  return (
    <Dialog title={t(`stock.many_${type}`)} closeTo={closeTo} width="page" first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DefaultButton />
        <DialogBody>
          <FormKey value={key} />
          <p className="text-grey-600">{t(`stock.many_hint_${type}`)}</p>
          <MissingPart problem={units.problem} name={t("stock.unit")} />
          <ManyRows {...{ form, type, first }} list={fields.rows} units={offered} />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("form.add")} />
      </Form>
    </Dialog>
  );
}
