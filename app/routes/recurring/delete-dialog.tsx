import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one, removal } from "#model/answer/answer.ts";
import { recurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

const list = "/invoices/recurring";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "invoices", () =>
    context.api.get(`/recurring_invoices/${params.planId}`, one(recurringInvoice)),
  );
  return data;
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/recurring_invoices/${params.planId}`,
      answer: one(removal),
      said: "recurring.was_deleted",
      version: versionOf(form, "seen_version"),
    });
    return replace(list);
  });
}

/** Asks before a plan goes. */
export default function DeletePlan() {
  const { t } = useTranslation();
  const { id, name, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`${list}/${id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: version }}
    >
      <span className="break-words">{t("recurring.delete_consent", { name })}</span>
    </ConfirmDialog>
  );
}
