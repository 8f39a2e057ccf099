import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { type EInvoice, eInvoice } from "#model/einvoice/e-invoice.ts";
import { findings } from "#model/einvoice/findings-said.ts";
import { wantsEInvoice } from "#model/invoice/e-invoice-lacks.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import { invoiceReminders } from "#model/invoice/reminder.ts";
import { documentMailPage } from "#model/mail/document-mail.ts";
import { questionList } from "#model/online/document.ts";
import type { Api } from "#model/page/context.ts";
import { readStatuses } from "./status-names.ts";
import { hasContent } from "./status-rules.ts";

/** The document of an id as it is now. */
export async function readDocument(api: Api, id: string | undefined): Promise<Invoice> {
  const { data } = await api.get(`/invoices/${id}`, one(invoice));
  return data;
}

/** Whether something was said of how a document was sent or reported. */
const isNoted = ({ channel, sent_on, reported_on, note }: EInvoice): boolean =>
  Boolean(channel || sent_on || reported_on || note);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [data, mails, questions, reminders, noted] = await reading(context, request, "invoices", () =>
    Promise.all([
      readDocument(context.api, params.invoiceId),
      optionalData(context.api.get(`/invoices/${params.invoiceId}/mails?per_page=100`, documentMailPage)),
      optionalData(context.api.get(`/invoices/${params.invoiceId}/questions`, questionList)),
      optionalData(context.api.get(`/invoices/${params.invoiceId}/reminders`, one(invoiceReminders))),
      optionalData(context.api.get(`/e_invoices/${params.invoiceId}`, one(eInvoice))),
    ]),
  );
  if (data.estimate_id > 0 && String(data.estimate_id) !== params.estimateId)
    throw redirect(`/invoices/${data.estimate_id}/${data.id}`);
  const statuses = hasContent(data)
    ? null
    : await reading(context, request, "invoices", () => readStatuses(context.api));
  // Of who gets no e-invoices nothing is asked.
  const broken =
    data.einvoice && wantsEInvoice(data)
      ? await optionalData(context.api.get(`/invoices/${data.id}/einvoice/findings`, one(findings)))
      : null;
  return {
    findings: broken?.data ?? [],
    invoice: { ...data, estimate_id: data.estimate_id || Number(params.estimateId) },
    statuses,
    mails,
    questions,
    reminders,
    // Of what nobody asks for and nothing was said, nothing is shown.
    eInvoice: noted.data && (noted.data.is_duty || isNoted(noted.data)) ? noted.data : null,
    today: today(),
  };
}
