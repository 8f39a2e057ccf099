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
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { readShown } from "./read.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  return data;
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchases");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/purchase_invoices/${params.purchaseId}`,
      answer: one(removal),
      said: "purchases.was_deleted",
      version: versionOf(form, "seen_version"),
    });
    return replace("/purchases");
  });
}

/** Asks before an invoice goes, and its file. */
export default function DeletePurchase() {
  const { t } = useTranslation();
  const { id, number, file_name, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/purchases/${id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: version }}
    >
      <span className="break-words">{t("purchases.delete_consent", { name: number || file_name })}</span>
    </ConfirmDialog>
  );
}
