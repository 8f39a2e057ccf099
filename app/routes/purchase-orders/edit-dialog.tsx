import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { editedOrder } from "./edited.ts";
import { HeadFields } from "./head-fields.tsx";
import { readShown } from "./read.ts";
import { completeHead } from "./typed-head.ts";
import { orderValues } from "./values.ts";

export const handle = { title: (t) => t("purchase_orders.edit") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchaseOrders", () => readShown({ params, context }));
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchaseOrders", editedOrder);
  const form = await formOf(request);
  await completeHead({ request, context, form, called: editedOrder });
  return submitEdit({ request, context, form }, editedOrder, async (body) => {
    const path = `/purchase_orders/${params.orderId}`;
    await context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "purchase_orders.saved" });
    return replace(`/purchase-orders/${params.orderId}`);
  });
}

/** Changes the supplier, the project and the date of a draft. */
export default function EditOrder() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  return (
    <Dialog title={t("purchase_orders.edit")} closeTo={`/purchase-orders/${shown.id}`} width="wide">
      <OrderForm key={fillingOf(begun, lastResult)} order={begun} lastResult={lastResult} />
    </Dialog>
  );
}

interface OrderFormProps {
  order: PurchaseOrder;
  lastResult: Refusal | undefined;
}

const rules = () => import("#model/purchase-order/purchase-order.ts").then((model) => model.orderForm);

function OrderForm({ order, lastResult }: OrderFormProps) {
  const { t } = useTranslation();
  const values = orderValues(order);
  const id = "order";
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <EditBaseline form={id} row={{ version: order.version, values }} lastResult={lastResult}>
          <FormErrors errors={form.errors} fields={form.allErrors} />
          <HeadFields
            fields={fields}
            supplier={order.supplier}
            project={order.project}
            lastResult={lastResult}
          />
          <TextAreaField field={fields.note} label={t("purchase_orders.note")} maxLength={2000} />
        </EditBaseline>
      </DialogBody>
      <SendFooter closeTo={`/purchase-orders/${order.id}`} send={t("form.save")} />
    </Form>
  );
}
