import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { addressOf, useShown } from "./shown.ts";
import { whyNoDraft } from "./why-not.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/invoices/${params.invoiceId}`,
      answer: done,
      said: "invoice.deleted",
      // Of the draft: what was issued meanwhile would be voided.
      version: versionOf(form),
    });
    return redirect(`/estimate/${params.estimateId}`);
  });
}

/** A draft is deleted; its lines are free again. */
export default function DeleteDraft() {
  const { t } = useTranslation();
  const closeTo = addressOf(useParams());
  const shown = useShown();
  const refused = useActionData<typeof action>();
  if (!shown) return null;
  const why = refused ? null : whyNoDraft(shown);
  if (why) return <NotNow title={t("invoice.delete_draft")} {...{ why, closeTo }} />;
  return (
    <ConfirmDialog
      closeTo={closeTo}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ version: shown.version }}
    >
      {t("invoice.delete_consent")}
    </ConfirmDialog>
  );
}
