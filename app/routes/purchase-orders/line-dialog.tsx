import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { decimal, typeDecimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";
import { purchaseOrder, typedOrderLine } from "#model/purchase-order/purchase-order.ts";
import { defaultUnitId, unitIn } from "#model/stock/unit-name.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { readUnits } from "../units/read.ts";
import { readShown } from "./read.ts";
import { sentLine } from "./sent-lines.ts";

export const handle = {
  title: (t, data) => t(data?.line ? "purchase_orders.edit_line" : "purchase_orders.add_line"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

const called = {
  texts: "purchase_orders",
  input: typedOrderLine,
  names: { measure_unit_id: "purchase_orders.unit" },
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data: order }, units] = await reading(context, request, "purchaseOrders", () =>
    Promise.all([readShown({ params, context }), readUnits(context.api)]),
  );
  const line = order.lines.find(({ id }) => String(id) === params.lineId) ?? null;
  if (params.lineId && !line) throw new Response(null, { status: 404 });
  return { order, line, units: units.data };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchaseOrders", called);
  return submit({ request, context, called }, typedOrderLine, async (typed, form) => {
    const path = `/purchase_orders/${params.orderId}`;
    const { data } = await context.api.get(path, one(purchaseOrder));
    const kept = data.lines.map((line) =>
      String(line.id) === params.lineId ? { ...sentLine(line), ...typed } : sentLine(line),
    );
    const lines = params.lineId ? kept : [...kept, typed];
    await context.api.send("PATCH", path, done, { body: { lines }, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "purchase_orders.line_saved" });
    return replace(`/purchase-orders/${params.orderId}`);
  });
}

const rules = () => import("#model/purchase-order/purchase-order.ts").then((model) => model.typedOrderLine);

/** Adds a line to a draft, or changes one. */
export default function OrderLineDialog() {
  const { t, language } = useTranslation();
  const { order, line, units } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = line
    ? {
        name: line.name,
        quantity: showQuantity(line.quantity, language),
        measure_unit_id: String(line.measure_unit?.id ?? defaultUnitId),
        price: typeDecimal(decimal(line.price), language),
      }
    : { name: "", quantity: "1", measure_unit_id: String(defaultUnitId), price: "" };
  const [form, fields] = useSubmission(rules, { id: "line", lastResult, defaultValue: begun });
  const closeTo = `/purchase-orders/${order.id}`;
  return (
    <Dialog
      title={t(line ? "purchase_orders.edit_line" : "purchase_orders.add_line")}
      closeTo={closeTo}
      width="wide"
    >
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="version" value={order.version} />
          <FormErrors errors={form.errors} />
          <TextField field={fields.name} label={t("purchase_orders.name")} isRequired />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField
              field={fields.quantity}
              label={t("purchase_orders.quantity")}
              inputMode="decimal"
              isRequired
            />
            <SelectField
              field={fields.measure_unit_id}
              label={t("purchase_orders.unit")}
              options={units.map((unit) => ({ value: unit.id, label: unitIn(unit, language).short_name }))}
              isRequired
            />
            <TextField
              field={fields.price}
              label={t("purchase_orders.price")}
              suffix={t("form.currency")}
              inputMode="decimal"
              isRequired
            />
          </div>
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t(line ? "form.save" : "form.add")} />
      </Form>
    </Dialog>
  );
}
