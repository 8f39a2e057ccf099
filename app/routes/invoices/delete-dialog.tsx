import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { enter } from "#app/guard.ts";
import { submit, versionOf } from "#app/submission.ts";
import { done } from "#model/answer/answer.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { addressOf, useShown } from "./shown.ts";
import { statusRulesOf } from "./status-rules.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return submit({ request, context }, z.object({}), async (_, form) => {
    const path = `/invoices/${params.invoiceId}`;
    // With the version of the draft: what was issued meanwhile would be voided.
    await context.api.send("DELETE", path, done, { version: versionOf(form) });
    context.session.flash({ kind: "success", key: "invoice.deleted" });
    return redirect(`/estimate/${params.estimateId}`);
  });
}

/** A draft is deleted; its lines are free again. */
export default function DeleteDraft() {
  const { t } = useTranslation();
  const closeTo = addressOf(useParams());
  const shown = useShown();
  const refused = useActionData<typeof action>();
  if (!shown || (!statusRulesOf(shown).isDraft && !refused)) return null;
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
