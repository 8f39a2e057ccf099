import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, leadAway, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { Button } from "#ui/button.tsx";
import { SaveBar, useSaving } from "#ui/save-bar.tsx";
import { readChoices, readForm } from "./choices.ts";
import { editedDraftWith } from "./form/edited.ts";
import { formId, InvoiceForm } from "./form/form.tsx";
import { inputOf, valuesOf } from "./form/input.ts";
import { EstimateLink, InvoiceFrame } from "./frame.tsx";

export const handle = { title: (t) => t("invoice.edit") } satisfies Titled;

export async function loader(call: LoaderFunctionArgs) {
  const { request, params, context } = call;
  const [{ data }, choices] = await reading(context, request, "invoices", () =>
    Promise.all([context.api.get(`/invoices/${params.invoiceId}`, one(invoice)), readChoices(call)]),
  );
  const shown = `/invoices/${data.estimate_id}/${data.id}`;
  // What is issued stays as it is (domain §4): it can be looked at.
  if (data.status_id !== invoiceStatus.draft)
    throw await leadAway(context, request, shown, "invoice.issued_meanwhile");
  if (data.estimate_id !== choices.estimate.id) throw redirect(shown);
  return { draft: data, choices };
}

export async function action(call: ActionFunctionArgs) {
  const { request, params, context } = call;
  const edited = editedDraftWith(() => readChoices(call));
  await enter(context, request, "invoices", edited);
  const form = await readForm(call, edited);
  return submitEdit({ request, context, form }, edited, async (typed) => {
    await context.api.send("PATCH", `/invoices/${params.invoiceId}`, done, {
      body: inputOf(typed),
      version: versionOf(form),
    });
    context.session.flash({ kind: "saved", key: "saving.saved" });
    return redirect(`/invoices/${params.estimateId}/${params.invoiceId}`);
  });
}

/** A draft is changed (specification 2.1). */
export default function EditInvoice() {
  const { t, language } = useTranslation();
  const { draft, choices } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(draft, draft.id, lastResult);
  const navigation = useNavigation();
  const saving = useSaving(lastResult?.status === "error");
  return (
    <InvoiceFrame
      title={t("invoice.edit")}
      customer={draft.customer}
      backTo={`/invoices/${draft.estimate_id}/${draft.id}`}
      note={<EstimateLink estimate={draft.estimate} />}
      actions={
        <Button
          tone="main"
          form={formId}
          isPending={navigation.formMethod === "POST"}
          isBlocked={saving.isBlocked}
        >
          {t("form.save")}
        </Button>
      }
    >
      <InvoiceForm
        key={fillingOf(begun, lastResult)}
        version={begun.version}
        values={valuesOf(begun, choices, language)}
        {...{ choices, lastResult }}
      />
      <SaveBar state={saving.state} />
    </InvoiceFrame>
  );
}
