import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams, useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { sentBefore } from "#app/forms/sent-before.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { readPeriod, searchOf } from "#app/lists/read-period.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { statementPeriod } from "#model/statement/period.ts";
import { statement } from "#model/statement/statement.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { MailForm } from "../../mails/form.tsx";
import { calledMail, readDraft, sendMail } from "../../mails/send-mail.ts";
import { hasAnything } from "./head.tsx";
import type { loader as pageLoader } from "./read-statement.ts";

export const handle = { title: (t) => t("mails.send") } satisfies Titled;

const mailed = ({ params, request }: Pick<LoaderFunctionArgs, "params" | "request">) => ({
  path: `/customers/${params.clientId}/statement`,
  page: `/clients/${params.clientId}/statement`,
  search: searchOf(readPeriod(statementPeriod, new URL(request.url).searchParams).period),
});

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "invoices", () => readDraft({ params, context }, mailed({ params, request })));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices", calledMail);
  return sendMail({ request, context }, mailed({ params, request }));
}

/** A statement of account goes to the client by mail, as PDF of what is seen below the dialog. */
export default function SendStatement() {
  const { t } = useTranslation();
  const { key, draft } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const { clientId, lang } = useParams();
  const page = useRouteLoaderData<typeof pageLoader>("routes/clients/statement/page");
  const shown = page?.shown.data;
  // As it was when the dialog was opened, and after a refusal as that has told: a change is said once, and not each time.
  const [seen, see] = useState(() => sentBefore(lastResult, "seen") ?? shown?.seen ?? "");
  const current = statement.safeParse(lastResult?.current).data;
  if (current && current.seen !== seen) see(current.seen);
  const closeTo = `/clients/${clientId}/statement`;
  if (!page) return null;
  const search = searchOf(page.period);
  if (!shown || !draft)
    return <NotNow title={t("mails.send")} why="problems.not_offered" closeTo={closeTo + search} />;
  if (!hasAnything(shown))
    return <NotNow title={t("mails.send")} why="statement.never" closeTo={closeTo + search} />;
  const [from, to] = [showDate(shown.from), showDate(shown.to)];
  return (
    <Dialog title={t("statement.send_title", { from, to })} closeTo={closeTo + search} width="wide">
      <MailForm
        key={lang}
        draft={draft}
        pdf={`/api/customers/${clientId}/statement/pdf`}
        idempotencyKey={key}
        seen={<input type="hidden" name="seen" value={seen} />}
        closeTo={closeTo}
        search={search}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
