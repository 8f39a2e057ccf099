import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { begunOrder, tickedLines } from "#model/purchase-order/begun-order.ts";
import { orderPage, purchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { beginOrder } from "./begin.ts";
import { begunValues } from "./begun-values.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { HeadFields } from "./head-fields.tsx";
import { completeHead } from "./typed-head.ts";

export const handle = { title: (t) => t("purchase_orders.add") } satisfies Titled;

const called = {
  texts: "purchase_orders",
  input: begunOrder,
  names: { supplier_id_name: "purchase_orders.supplier", project_id_name: "purchase_orders.project" },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [known, begun] = await reading(context, request, "purchaseOrders", () =>
    Promise.all([
      ifOffered(context.api.get("/purchase_orders?per_page=1", orderPage)),
      beginOrder(context.api, query),
    ]),
  );
  return { isOffered: known !== null, key: crypto.randomUUID(), ...begun };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "purchaseOrders", called);
  const form = await formOf(request);
  await completeHead({ request, context, form, called });
  return submit({ request, context, form, called }, begunOrder, async ({ lines, ...head }) => {
    const body = { ...head, lines: tickedLines(lines) };
    const options = { body, idempotencyKey: keyOf(form) };
    const { data } = await context.api.send("POST", "/purchase_orders", one(purchaseOrder), options);
    context.session.flash({ kind: "success", key: "purchase_orders.was_added" });
    return redirect(`/purchase-orders/${data.id}`);
  });
}

const rules = () => import("#model/purchase-order/begun-order.ts").then((model) => model.begunOrder);

/** Prepares an order from what a project's or an estimate's production needs, or an empty one. */
export default function AddOrder() {
  const { t, language } = useTranslation();
  const { isOffered, key, project, choices, closeTo } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [form, fields] = useSubmission(rules, {
    id: "order",
    lastResult,
    defaultValue: begunValues({ project, choices }, language),
  });
  if (!isOffered && !lastResult)
    return <NotNow title={t("purchase_orders.add")} why="problems.not_offered" closeTo={closeTo} />;
  return (
    <Dialog title={t("purchase_orders.add")} closeTo={closeTo} width="page">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <FormKey value={key} />
          <FormErrors errors={form.errors} fields={form.allErrors} />
          <HeadFields fields={fields} supplier={null} project={project} lastResult={lastResult} />
          {choices !== null && <ChoiceFields list={fields.lines} choices={choices} />}
          <TextAreaField field={fields.note} label={t("purchase_orders.note")} maxLength={2000} />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("purchase_orders.add_act")} />
      </Form>
    </Dialog>
  );
}
