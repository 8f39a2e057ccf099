import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { one } from "~/model/answer";
import { type InvoiceChoices, invoiceChoices } from "~/model/invoice";
import { completeLines } from "./form/tree";

type Call = Pick<LoaderFunctionArgs, "params" | "context">;

/** What the form of a document offers; a draft that is being edited does not stand in its own way. */
export async function readChoices({ params, context }: Call): Promise<InvoiceChoices> {
  const draft = params.invoiceId ? `?invoice_id=${params.invoiceId}` : "";
  const path = `/${params.estimateId}/invoices/create${draft}`;
  return (await context.api.get(path, one(invoiceChoices))).data;
}

/** The form as it was sent; without scripts the lines of chosen stages and positions are still to be found. */
export async function readForm(call: Call & { request: Request }): Promise<FormData> {
  const form = await call.request.formData();
  if (form.has("groups")) completeLines(form, await readChoices(call));
  return form;
}
