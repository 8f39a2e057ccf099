import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import { recurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "invoices", () =>
    context.api.get(`/recurring_invoices/${params.planId}`, one(recurringInvoice)),
  );
  return { plan: data, date: params.date ?? "", key: crypto.randomUUID() };
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await context.api.send("POST", `/recurring_invoices/${params.planId}/runs`, done, {
      body: { due_on: params.date },
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "recurring.was_made" });
    return replace(`/invoices/recurring/${params.planId}`);
  });
}

/** Asks before what a date is for is made now: what is issued stays. */
export default function MakeNow() {
  const { t, language } = useTranslation();
  const { plan, date: asked, key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { id, does, estimate, customer } = plan;
  const date = showDate(asked);
  const closeTo = `/invoices/recurring/${id}`;
  return (
    <Dialog title={t(`recurring.make_titles.${does}`, { date })} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset>
        <DialogBody>
          <FormErrors errors={refused?.error?.[""] ?? undefined} />
          <FormKey value={key} />
          <p>{t(`recurring.make_consent.${does}`, { date })}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-grey-600">{t("recurring.client")}</dt>
            <dd className="min-w-0 break-words">{customer.name}</dd>
            <dt className="text-grey-600">{t("recurring.net")}</dt>
            <dd className="numeric">{showMoney(estimate.net_cents, language)}</dd>
          </dl>
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t(`recurring.make_acts.${does}`)} />
      </Form>
    </Dialog>
  );
}
