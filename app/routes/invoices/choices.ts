import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type CalledForm, typedInto } from "#app/forms/called.ts";
import { formOf } from "#app/forms/form.ts";
import { keepRefused } from "#app/forms/lost-form.ts";
import { answered } from "#app/loading/guard.ts";
import { orElse } from "#app/loading/missing-operations.ts";
import { one } from "#model/answer/answer.ts";
import { dueDate, paymentTerms } from "#model/company/payment-terms.ts";
import { today } from "#model/date/dates.ts";
import { withoutUnchosen } from "#model/estimate/client-choice.ts";
import { type Counted, counted, itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { type InvoiceChoices, sentChoices } from "#model/invoice/invoice.ts";
import { remainingOf } from "#model/invoice/remaining.ts";
import { waybill } from "#model/invoice/waybill.ts";
import { gatherQuantities } from "./form/quantities.ts";
import { completeLines } from "./form/tree.ts";

type Call = Pick<LoaderFunctionArgs, "params" | "context">;

/** What the form of a document offers; a draft that is being edited does not stand in its own way. */
export async function readChoices({ params, context }: Call): Promise<InvoiceChoices> {
  const draft = params.invoiceId ? `?invoice_id=${params.invoiceId}` : "";
  const path = `/${params.estimateId}/invoices/create${draft}`;
  const { data } = await orElse(context.api.get(path, one(sentChoices)), () => ({
    data: sentChoices.parse({}),
  }));
  const whole =
    data.estimate ?? (await context.api.get(`/estimates/${params.estimateId}`, one(estimate))).data;
  const shown = counted(withoutUnchosen(whole));
  const { defaults } = data;
  return defaults ? { ...data, estimate: shown, defaults } : { ...data, ...unguided(shown) };
}

/** What a form begins with where a backend says nothing of it: today's date, and every line of the estimate to choose from. */
function unguided(shown: Counted) {
  const date = today();
  const terms = paymentTerms[0];
  return {
    estimate: shown,
    defaults: {
      date,
      payment_terms: terms,
      due_date: dueDate(date, terms) ?? date,
      buyer_reference: "",
      order_number: "",
      waybill: waybill.parse({}),
    },
    open_items: itemsOf(shown).map(({ id }) => id),
    remaining: remainingOf(shown, []),
  };
}

/**
 * The form as it was sent; without scripts the lines of chosen stages and positions are still to be found.
 *
 * @param called what its fields are called, to be read where its estimate is gone by then
 */
export async function readForm(call: Call & { request: Request }, called: CalledForm): Promise<FormData> {
  const { request, context } = call;
  const form = await formOf(request);
  if (form.has("groups")) {
    keepRefused(context, typedInto(called, form));
    completeLines(form, await answered(readChoices(call), context, request));
  }
  gatherQuantities(form);
  return form;
}
