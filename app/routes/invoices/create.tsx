import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Prefilled } from "#app/forms/prefilled.tsx";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { percentage } from "#model/vat/vat-fields.ts";
import { Button } from "#ui/button.tsx";
import { readChoices, readForm } from "./choices.ts";
import { newDraft } from "./form/edited.ts";
import { formId, InvoiceForm } from "./form/form.tsx";
import { beginning, inputOf, invoiceForm } from "./form/input.ts";
import { EstimateLink, InvoiceFrame } from "./frame.tsx";

export const handle = { title: (t) => t("invoice.new") } satisfies Titled;

export async function loader(call: LoaderFunctionArgs) {
  const choices = await reading(call.context, call.request, "invoices", () => readChoices(call));
  // Of an address that somebody wrote themselves nothing is taken that is no percentage.
  const advance = percentage.safeParse(new URL(call.request.url).searchParams.get("advance")).data;
  return { choices, advance: Number(advance) > 0 ? (advance ?? null) : null, key: crypto.randomUUID() };
}

export async function action(call: ActionFunctionArgs) {
  const { request, params, context } = call;
  await enter(context, request, "invoices", newDraft);
  const form = await readForm(call, newDraft);
  return submit({ request, context, form, called: newDraft }, invoiceForm, async (typed) => {
    const { data } = await context.api.send("POST", `/${params.estimateId}/invoices`, one(invoice), {
      body: inputOf(typed),
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "invoice.created" });
    return redirect(`/invoices/${data.estimate_id || params.estimateId}/${data.id}`);
  });
}

/** A new document of an estimate (specification 2.1). */
export default function CreateInvoice() {
  const { t, language } = useTranslation();
  const { choices, advance, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const navigation = useNavigation();
  const { estimate } = choices;
  const values = beginning(choices, advance, language);
  const hasLines = itemsOf(estimate).length > 0;
  return (
    <InvoiceFrame
      title={t("invoice.new")}
      customer={estimate.project.customer}
      backTo={`/estimate/${estimate.id}`}
      note={<EstimateLink estimate={estimate} />}
      actions={
        hasLines && (
          <Button tone="main" form={formId} isPending={navigation.formMethod === "POST"}>
            {t("form.create")}
          </Button>
        )
      }
    >
      <InvoiceForm choices={choices} values={values} lastResult={lastResult}>
        <FormKey value={key} />
        <Prefilled values={values} lastResult={lastResult} />
      </InvoiceForm>
    </InvoiceFrame>
  );
}
