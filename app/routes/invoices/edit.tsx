import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { fillingOf } from "~/begun";
import { submitEdit } from "~/edited";
import { enter, reading } from "~/guard";
import { done, one } from "~/model/answer";
import { invoice } from "~/model/invoice";
import { invoiceStatus } from "~/model/invoice-status";
import { versionOf } from "~/submission";
import type { Titled } from "~/title";
import { Button } from "~/ui/button";
import { SaveBar, useSaving } from "~/ui/save-bar";
import { useAnswer } from "~/use-answer";
import { useBegun } from "~/use-begun";
import { readChoices, readForm } from "./choices";
import { editedDraftWith } from "./form/edited";
import { formId, InvoiceForm } from "./form/form";
import { inputOf, valuesOf } from "./form/input";
import { EstimateLink, InvoiceFrame } from "./frame";

export const handle = { title: (t) => t("invoice.edit") } satisfies Titled;

export async function loader(call: LoaderFunctionArgs) {
  const { request, params, context } = call;
  const [{ data }, choices] = await reading(context, request, "invoices", () =>
    Promise.all([context.api.get(`/invoices/${params.invoiceId}`, one(invoice)), readChoices(call)]),
  );
  // What is issued stays as it is (domain §4): it can be looked at.
  const isOpen = data.status_id === invoiceStatus.draft && data.estimate_id === choices.estimate.id;
  if (!isOpen) throw redirect(`/invoices/${data.estimate_id}/${data.id}`);
  return { draft: data, choices };
}

export async function action(call: ActionFunctionArgs) {
  const { request, params, context } = call;
  await enter(context, request, "invoices");
  const form = await readForm(call);
  const edited = editedDraftWith(() => readChoices(call));
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
  const { t, i18n } = useTranslation();
  const { draft, choices } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useBegun(draft, draft.id, lastResult);
  const navigation = useNavigation();
  const saving = useSaving(lastResult?.status === "error");
  return (
    <InvoiceFrame
      title={t("invoice.edit")}
      customer={draft.customer.name}
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
        values={valuesOf(begun, choices, i18n.language)}
        {...{ choices, lastResult }}
      />
      <SaveBar state={saving.state} />
    </InvoiceFrame>
  );
}
