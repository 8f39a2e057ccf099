import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { lostAt } from "#app/forms/lost-form.ts";
import { submit, wasSentBefore } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { answered, enter, leadAway, addressOf as pageOf, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { vatRateList } from "#model/vat/vat-rate.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { takenVat } from "./ended-vat.tsx";
import { IssueConflict } from "./issue-conflict.tsx";
import { IssueForm } from "./issue-form.tsx";
import { finalOf, issueForm } from "./issue-input.ts";
import { openedIn } from "./issue-merge.ts";
import { readDocument } from "./read-invoice.ts";
import { addressOf, useShown } from "./shown.ts";
import { statusRulesOf } from "./status-rules.ts";
import { useIssued } from "./use-issued.ts";
import { whyNoDraft } from "./why-not.ts";

export const handle = { title: (t) => t("invoice.issue_title") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const rates = await reading(context, request, "invoices", () =>
    optionalData(context.api.get("/vat_rates", vatRateList)),
  );
  // What was typed into a draft that a colleague has issued meanwhile is shown, and not asked to be sent.
  if (await lostAt(context, pageOf(request))) {
    const now = await answered(readDocument(context.api, params.invoiceId), context, request);
    if (!statusRulesOf(now).isDraft)
      throw await leadAway(context, request, addressOf(params), "invoice.issued_meanwhile");
  }
  return { key: crypto.randomUUID(), rates: rates.data };
}

const calledIssue = {
  texts: "invoice",
  names: { payment_date: "invoice.paid_on" },
  ids: ["payment_terms"],
  input: issueForm,
  beganIn: openedIn,
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", calledIssue);
  const form = await formOf(request);
  return submit({ request, context, form, called: calledIssue }, issueForm, async (typed) => {
    const path = `/invoices/${params.invoiceId}`;
    const version = versionOf(form);
    const vat = takenVat(form);
    if (vat) {
      const { data } = await context.api
        .send("PATCH", path, one(invoice), { body: { vat }, version })
        .catch(inWords);
      return { current: data };
    }
    const options = { body: finalOf(typed), idempotencyKey: keyOf(form), version };
    const { data } = await context.api
      .send("POST", `${path}/final_document`, one(invoice), options)
      .catch(inWords);
    context.session.flash({
      kind: "success",
      key: "invoice.was_issued",
      values: { number: data.invoice_nr },
    });
    return redirect(addressOf(params) + (form.get("next") === "send" ? "/send" : ""));
  });
}

/** What a waybill cannot do without, which is entered where the draft is changed. */
const waybillNeeds = ["waybill.dispatch_address", "waybill.delivery_address"];

/**
 * What a waybill lacks is entered where the draft is changed: this form has no field to say it at. And what is issued
 * meanwhile, by a colleague or by this form when it was first sent, is no other draft, to be looked at and issued.
 */
function inWords(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (waybillNeeds.some((name) => name in error.errors)) throw new ApiError(422, "invoice.waybill_lacks");
  const now = error.status === 412 ? invoice.safeParse(error.current).data : undefined;
  const isIssued = wasSentBefore(error) || (now && !statusRulesOf(now).isDraft);
  throw isIssued ? new ApiError(409, "invoice.issued_meanwhile") : error;
}

/** A draft becomes a document with a number (specification 2.5: create final document). */
export default function IssueInvoice() {
  const { t } = useTranslation();
  const { key, rates } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = addressOf(useParams());
  const shown = useShown();
  const issued = useIssued(shown, lastResult);
  if (!shown || !issued) return null;
  // What was refused as a colleague has issued it says so, with what is typed.
  const why = lastResult ? null : whyNoDraft(shown);
  if (why) return <NotNow title={t("invoice.issue_title")} {...{ why, closeTo }} />;
  const { draft, begun, values, conflict, isTaken, result, place, keepMine } = issued;
  return (
    <Dialog title={t("invoice.issue_title")} closeTo={closeTo} width="wide">
      <IssueForm key={place} {...{ draft, begun, values, rates, isTaken, closeTo }} lastResult={result}>
        <FormKey value={key} />
        {conflict && <IssueConflict theirs={draft} {...conflict} keepMine={keepMine} />}
      </IssueForm>
    </Dialog>
  );
}
