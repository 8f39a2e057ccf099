import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { submit } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

/** Only oneself is asked about: everybody else can be let in again from the same list. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await enter(context, request, "users");
  const { user } = await context.viewer();
  if (String(user?.id) !== params.userId) throw redirect("/users");
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "users");
  return submit({ request, context }, z.object({}), async () => {
    await context.api.send("PATCH", `/users/${params.userId}`, done, { body: { is_active: false } });
    return replace("/users");
  });
}

/** Asks an administrator who takes the access away from oneself. */
export default function DeactivateOwn() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  const errors = [...(refused?.error?.[""] ?? []), ...(refused?.error?.is_active ?? [])];
  return (
    <ConfirmDialog closeTo={`/users?${params}`} errors={errors.length > 0 ? errors : undefined}>
      {t("users.deactivate_own")}
    </ConfirmDialog>
  );
}
