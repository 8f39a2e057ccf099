import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { useState } from "react";
import { sentBefore } from "#app/forms/sent-before.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { MailForm } from "../mails/form.tsx";
import { calledMail, readDraft, sendMail } from "../mails/send-mail.ts";

export const handle = { title: (t) => t("mails.send") } satisfies Titled;

const mailed = ({ estimateId }: LoaderFunctionArgs["params"]) => ({
  path: `/estimates/${estimateId}`,
  page: `/estimate/${estimateId}`,
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [read, { data }] = await reading(context, request, "estimate", () =>
    Promise.all([
      readDraft({ params, context }, mailed(params)),
      context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
    ]),
  );
  const { id, estimate_nr, name, revision } = data;
  return {
    ...read,
    shown: { id, number: estimate_nr || name, revision, isEmpty: itemsOf(data).length === 0 },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", calledMail);
  return sendMail({ request, context }, mailed(params));
}

/** An estimate or an offer goes to the client by mail, as PDF in the language of the client. */
export default function SendEstimate() {
  const { t } = useTranslation();
  const { key, draft, shown } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const { lang } = useParams();
  const closeTo = `/estimate/${shown.id}`;
  // As it was when the dialog was opened, and after a refusal as that has told: a change is said once, and not each time.
  const [revision, see] = useState(() => sentBefore(lastResult, "revision") ?? String(shown.revision));
  const current = estimate.safeParse(lastResult?.current).data;
  if (current && String(current.revision) !== revision) see(String(current.revision));
  if (!draft || shown.isEmpty)
    return (
      <NotNow
        title={t("mails.send")}
        why={draft ? "mails.empty_not_sent" : "problems.not_offered"}
        closeTo={closeTo}
      />
    );
  return (
    <Dialog title={t("mails.title", { number: shown.number })} closeTo={closeTo} width="wide">
      <MailForm
        key={lang}
        draft={draft}
        linkHint="mails.with_link_hint"
        pdf={`/api/estimates/pdf/${shown.id}/`}
        idempotencyKey={key}
        seen={<input type="hidden" name="revision" value={revision} />}
        closeTo={closeTo}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
