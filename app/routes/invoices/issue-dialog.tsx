import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter } from "~/guard";
import { ApiError, isApiError, one } from "~/model/answer";
import { invoice } from "~/model/invoice";
import { keyOf, submit, versionOf } from "~/submission";
import type { Titled } from "~/title";
import { Dialog } from "~/ui/dialog";
import { IssueConflict } from "./issue-conflict";
import { IssueForm } from "./issue-form";
import { finalOf, issueForm } from "./issue-input";
import { addressOf, useShown } from "./shown";
import { standingOf } from "./standing";
import { useIssued } from "./use-issued";

export const handle = { title: (t) => t("invoice.issue_title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, issueForm, async (typed, form) => {
    const path = `/invoices/${params.invoiceId}/final_document`;
    const options = { body: finalOf(typed), idempotencyKey: keyOf(form), version: versionOf(form) };
    const { data } = await context.api.send("POST", path, one(invoice), options).catch(inWords);
    context.session.flash({
      kind: "success",
      key: "invoice.was_issued",
      values: { number: data.invoice_nr },
    });
    return redirect(addressOf(params));
  });
}

/** What a waybill lacks is entered where the draft is changed: this form has no field to say it at. */
function inWords(error: unknown): never {
  const isOfWaybill =
    isApiError(error) && Object.keys(error.errors).some((name) => name.startsWith("waybill."));
  throw isOfWaybill ? new ApiError(422, "invoice.waybill_lacks") : error;
}

/** A draft becomes a document with a number (specification 2.5: create final document). */
export default function IssueInvoice() {
  const { t } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const closeTo = addressOf(useParams());
  const shown = useShown();
  const issued = useIssued(shown, lastResult);
  if (!shown || !issued || !standingOf(shown).isDraft) return null;
  const { draft, values, conflict, result, place, keepMine } = issued;
  return (
    <Dialog title={t("invoice.issue_title")} closeTo={closeTo} width="wide">
      <IssueForm key={place} {...{ draft, values, closeTo }} lastResult={result}>
        <input type="hidden" name="key" value={key} />
        {conflict && <IssueConflict theirs={draft} {...conflict} keepMine={keepMine} />}
      </IssueForm>
    </Dialog>
  );
}
