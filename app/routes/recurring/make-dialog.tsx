import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { recurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "invoices", () =>
    context.api.get(`/recurring_invoices/${params.planId}`, one(recurringInvoice)),
  );
  return { id: data.id, does: data.does, date: params.date ?? "", key: crypto.randomUUID() };
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
  const { t } = useTranslation();
  const { id, does, date, key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/invoices/recurring/${id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ key }}
    >
      {t(`recurring.make_consent.${does}`, { date: showDate(date) })}
    </ConfirmDialog>
  );
}
