import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/form-version.ts";
import { enter, reading } from "#app/guard.ts";
import { remove } from "#app/removal.ts";
import { revalidates } from "#app/revalidation.ts";
import { submit } from "#app/submission.ts";
import { undoAt } from "#app/undo.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one, removal } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "clients", () =>
    context.api.get(`/customers/${params.clientId}`, one(client)),
  );
}

export const shouldRevalidate = revalidates;

/** Deletes the client, or archives it when projects refer to it: the backend decides and says which (domain H12). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const path = `/customers/${params.clientId}`;
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path,
      answer: one(removal),
      said: ({ data: { outcome, version } }) => ({
        key: `clients.was_${outcome}`,
        undo: outcome === "archived" ? undoAt(`/clients/${params.clientId}/restore`, version) : undefined,
      }),
      read: () => context.api.get(path, done),
      version: versionOf(form, "seen_version"),
    });
    return redirect("/clients");
  });
}

export default function DeleteClient() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/clients/${data.id}/data`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      {t("clients.delete_consent")}
    </ConfirmDialog>
  );
}
