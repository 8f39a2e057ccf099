import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { listNames } from "#model/list/list-names.ts";
import { savedView } from "#model/list/saved-view.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "views", () => context.api.get(`/saved_views/${params.viewId}`, one(savedView)));

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "views");
  const path = `/saved_views/${params.viewId}`;
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path,
      answer: done,
      said: "views.deleted",
      read: () => context.api.get(path, done),
      version: versionOf(form, "seen_version"),
    });
    const list = listNames.find((name) => name === form.get("list"));
    return redirect(`/${list ?? ""}`);
  });
}

export default function DeleteView() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/views/${data.id}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version, list: data.list }}
    >
      {t(data.is_shared ? "views.delete_shared" : "views.delete_consent", { name: data.name })}
    </ConfirmDialog>
  );
}
