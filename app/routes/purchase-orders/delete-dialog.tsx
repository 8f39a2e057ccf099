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
  const { data } = await reading(context, request, "purchaseOrders", () => readShown({ params, context }));
  return data;
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "purchaseOrders");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/purchase_orders/${params.orderId}`,
      answer: one(removal),
      said: "purchase_orders.was_deleted",
      version: versionOf(form, "seen_version"),
    });
    return replace("/purchase-orders");
  });
}

/** Asks before a draft goes. */
export default function DeleteOrder() {
  const { t } = useTranslation();
  const { id, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/purchase-orders/${id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: version }}
    >
      {t("purchase_orders.delete_consent")}
    </ConfirmDialog>
  );
}
