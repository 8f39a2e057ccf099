import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { language } from "#model/answer/fields.ts";
import { reminderDraft } from "#model/invoice/reminder.ts";
import { mailForm } from "#model/mail/mail-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { MailForm } from "../../mails/form.tsx";
import { calledMail, inWords } from "../../mails/send-mail.ts";
import { useStepName } from "../../reminders/step-name.ts";
import { addressOf, useSeen } from "../shown.ts";

export const handle = { title: (t) => t("reminders.remind") } satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "invoices", async () => {
    const asked = language.safeParse(params.lang).data;
    if (params.lang && !asked) throw redirect(`${addressOf(params)}/remind`);
    const query = asked ? `?lang=${asked}` : "";
    const path = `/invoices/${params.invoiceId}/reminder_draft${query}`;
    return { key: crypto.randomUUID(), draft: await optionalData(context.api.get(path, one(reminderDraft))) };
  });

/** Sends a reminder that somebody has written. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", calledMail);
  const sent = { request, context, called: calledMail };
  return submit(sent, mailForm, async ({ others, cc, copy, subject, text, lang, ...mail }, form) => {
    const to = [...new Set([...mail.to, ...others])];
    const copies = [...new Set(cc)].filter((address) => !to.includes(address));
    const options = {
      body: { to, cc: copies, copy, subject, text, lang },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    };
    const path = `/invoices/${params.invoiceId}/reminders`;
    await context.api.send("POST", path, done, options).catch(inWords);
    context.session.flash({ kind: "success", key: "reminders.was_sent", values: { to: to.join(", ") } });
    return redirect(addressOf(params));
  });
}

/** A client is reminded by hand, in the words of the step that fits. */
export default function Remind() {
  const { t } = useTranslation();
  const { key, draft } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const params = useParams();
  const closeTo = addressOf(params);
  const nameOf = useStepName();
  const { seen, version } = useSeen(lastResult);
  if (!seen) return null;
  if (!draft.data)
    return (
      <NotNow
        title={t("reminders.remind")}
        why={draft.problem.requestId === null ? "problems.not_offered" : "reminders.nothing_to_remind"}
        closeTo={closeTo}
      />
    );
  const { days, file_name } = draft.data;
  const attached = file_name
    ? t("reminders.attached", { name: file_name })
    : t("reminders.document_attached");
  return (
    <Dialog title={t("reminders.remind_title", { number: seen.invoice_nr })} closeTo={closeTo} width="wide">
      <MailForm
        key={params.lang}
        draft={draft.data}
        attached={[attached, days === null ? "" : t("reminders.counts", { step: nameOf(days) })]
          .filter(Boolean)
          .join(" ")}
        at="remind"
        send={t("reminders.send")}
        idempotencyKey={key}
        seen={<input type="hidden" name="version" value={version} />}
        closeTo={closeTo}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
