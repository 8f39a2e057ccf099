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
import { readShown } from "./read.ts";

export const handle = { title: (t) => t("mails.send") } satisfies Titled;

const mailed = (params: LoaderFunctionArgs["params"]) => ({
  path: `/purchase_orders/${params.orderId}`,
  page: `/purchase-orders/${params.orderId}`,
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [draft, { data: order }] = await reading(context, request, "purchaseOrders", () =>
    Promise.all([readDraft({ params, context }, mailed(params)), readShown({ params, context })]),
  );
  return { ...draft, order };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchaseOrders", calledMail);
  return sendMail({ request, context }, mailed(params));
}

/** An order goes to the supplier by mail, as PDF in the supplier's language. */
export default function SendOrder() {
  const { t } = useTranslation();
  const { key, draft, order } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const { lang } = useParams();
  const closeTo = `/purchase-orders/${order.id}`;
  const isSent = order.state === "sent" || order.state === "received";
  if (!draft || !isSent)
    return (
      <NotNow
        title={t("mails.send")}
        why={draft ? "purchase_orders.not_mailed" : "problems.not_offered"}
        closeTo={closeTo}
      />
    );
  return (
    <Dialog title={t("purchase_orders.mail_title", { number: order.number })} closeTo={closeTo} width="wide">
      <MailForm
        key={lang}
        draft={draft}
        pdf={`/api/purchase_orders/${order.id}/pdf`}
        idempotencyKey={key}
        seen={<input type="hidden" name="version" value={order.version} />}
        closeTo={closeTo}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
