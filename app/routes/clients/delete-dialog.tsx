import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { z } from "zod";
import { enter } from "#app/guard.ts";
import { remove } from "#app/removal.ts";
import { submit } from "#app/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one, removal } from "#model/answer/answer.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "clients");
  return null;
}

/** Deletes the client, or archives it when projects refer to it: the backend decides and says which (domain H12). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const path = `/customers/${params.clientId}`;
  return submit({ request, context }, z.object({}), async () => {
    if (new URL(request.url).searchParams.has("restore")) {
      await context.api.send("POST", `${path}/restore`, z.unknown());
      context.session.flash({ kind: "success", key: "clients.restored" });
      return redirect(`/clients/${params.clientId}`);
    }
    await remove(context, {
      path,
      answer: one(removal),
      said: ({ data: { outcome } }) => ({
        key: `clients.was_${outcome}`,
        undo: outcome === "archived" ? `/clients/${params.clientId}/delete?restore` : undefined,
      }),
      read: () => context.api.get(path, done),
    });
    return redirect("/clients");
  });
}

export default function DeleteClient() {
  const { t } = useTranslation();
  const { clientId } = useParams();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog closeTo={`/clients/${clientId}`} errors={refused?.error?.[""] ?? undefined}>
      {t("clients.delete_consent")}
    </ConfirmDialog>
  );
}
