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
import { purchaseInvoice, typedLine } from "#model/purchase/purchase-invoice.ts";
import { hasOwnSums } from "#model/purchase/typed-sums.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { readShown } from "./read.ts";
import { sentLines } from "./sent-lines.ts";

export const handle = { title: (t) => t("purchases.add_line") } satisfies Titled;

const called = { texts: "purchases", input: typedLine };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchases", called);
  return submit({ request, context, called }, typedLine, async (line, form) => {
    const path = `/purchase_invoices/${params.purchaseId}`;
    const { data } = await context.api.get(path, one(purchaseInvoice));
    const lines = [...sentLines(data.lines), line];
    await context.api.send("PATCH", path, done, { body: { lines }, version: versionOf(form) });
    context.session.flash({
      kind: "success",
      key: hasOwnSums(data) ? "purchases.line_added_counted" : "purchases.line_added",
    });
    return replace(`/purchases/${params.purchaseId}`);
  });
}

const rules = () => import("#model/purchase/purchase-invoice.ts").then((model) => model.typedLine);

/** Adds a line to an invoice that is typed beside its file. */
export default function AddLine() {
  const { t } = useTranslation();
  const { id, version } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [form, fields] = useSubmission(rules, { id: "line", lastResult, defaultValue: { vat_rate: "21" } });
  const closeTo = `/purchases/${id}`;
  return (
    <Dialog title={t("purchases.add_line")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={form.errors} />
          <TextField field={fields.name} label={t("purchases.name")} isRequired />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField field={fields.net} label={t("purchases.net")} inputMode="decimal" isRequired />
            <TextField
              field={fields.vat_rate}
              label={t("purchases.vat_rate")}
              inputMode="decimal"
              suffix="%"
            />
          </div>
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("form.add")} />
      </Form>
    </Dialog>
  );
}
