import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { MailForm } from "../mails/form.tsx";
import { calledMail, readDraft, sendMail } from "../mails/send-mail.ts";
import { addressOf, useSeen } from "./shown.ts";
import { whyNotMailed } from "./why-not.ts";

export const handle = { title: (t) => t("mails.send") } satisfies Titled;

const mailed = (params: LoaderFunctionArgs["params"]) => ({
  path: `/invoices/${params.invoiceId}`,
  page: addressOf(params),
});

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "invoices", () => readDraft({ params, context }, mailed(params)));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", calledMail);
  return sendMail({ request, context }, mailed(params));
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
        linkHint="mails.invoice_link_hint"
        pdf={`/api/invoices/pdf/${seen.id}`}
        idempotencyKey={key}
        seen={<input type="hidden" name="version" value={version} />}
        closeTo={closeTo}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
