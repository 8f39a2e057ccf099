import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit, wasSentBefore } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import { mailDraft } from "#model/mail/document-mail.ts";
import { mailForm } from "#model/mail/mail-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow, whyNotMailed } from "../not-now.tsx";
import { addressOf, useSeen } from "../shown.ts";
import { MailForm } from "./form.tsx";

export const handle = { title: (t) => t("mails.send") } satisfies Titled;

const calledMail = { texts: "mails", ids: ["to", "copy", "lang"], input: mailForm };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = language.safeParse(params.lang).data;
  if (params.lang && !asked) throw redirect(`${addressOf(params)}/send`);
  const path = `/invoices/${params.invoiceId}/mail_draft${asked ? `?lang=${asked}` : ""}`;
  const draft = await reading(context, request, "invoices", () =>
    ifOffered(context.api.get(path, one(mailDraft))),
  );
  return { key: crypto.randomUUID(), draft: draft?.data ?? null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", calledMail);
  return submit({ request, context, called: calledMail }, mailForm, async ({ others, cc, ...mail }, form) => {
    const to = [...new Set([...mail.to, ...others])];
    const copies = [...new Set(cc)].filter((address) => !to.includes(address));
    const options = {
      body: { ...mail, to, cc: copies },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    };
    await context.api.send("POST", `/invoices/${params.invoiceId}/mails`, done, options).catch(inWords);
    context.session.flash({ kind: "success", key: "mails.was_sent", values: { to: to.join(", ") } });
    return redirect(addressOf(params));
  });
}

/** Wrong addresses are told at the field that they were typed into; what was sent already is not sent again. */
function inWords(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (wasSentBefore(error)) throw new ApiError(409, "mails.sent_before");
  const { to, lang, ...errors } = error.errors;
  throw new ApiError(error.status, error.message, {
    current: error.current,
    errors: to ? { ...errors, others: to } : errors,
    requestId: error.requestId,
  });
}

/** A document goes to the client by mail, as PDF in the language of the client. */
export default function SendInvoice() {
  const { t } = useTranslation();
  const { key, draft } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const params = useParams();
  const closeTo = addressOf(params);
  const { seen, version } = useSeen(lastResult);
  if (!seen) return null;
  const why = draft && lastResult ? null : whyNotMailed(seen, draft !== null);
  if (why || !draft)
    return <NotNow title={t("mails.send")} why={why ?? "problems.not_offered"} closeTo={closeTo} />;
  return (
    <Dialog title={t("mails.title", { number: seen.invoice_nr })} closeTo={closeTo} width="wide">
      <MailForm
        key={params.lang}
        draft={draft}
        invoiceId={seen.id}
        idempotencyKey={key}
        version={version}
        closeTo={closeTo}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
