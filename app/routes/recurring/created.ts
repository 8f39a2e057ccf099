import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { keyOf } from "#app/forms/form-version.ts";
import { one } from "#model/answer/answer.ts";
import { recurringInvoice } from "#model/recurring/recurring-invoice.ts";

/** Adds a plan, and leads to it. */
export const createPlan = (context: AppLoadContext) => async (body: object, form: FormData) => {
  const { data } = await context.api.send("POST", "/recurring_invoices", one(recurringInvoice), {
    body,
    idempotencyKey: keyOf(form),
  });
  context.session.flash({ kind: "success", key: "recurring.created", values: { name: data.name } });
  return redirect(`/invoices/recurring/${data.id}`);
};
