import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { project } from "#model/project/project.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "projects", () =>
    rowOf(context.api, "/projects", params.projectId, project),
  );
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path: `/projects/${params.projectId}`,
      answer: done,
      said: "projects.deleted",
      read: () => rowOf(context.api, "/projects", params.projectId, project),
      version: versionOf(form, "seen_version"),
    });
    return redirect("/projects");
  });
}

export default function DeleteProject() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/projects/${data.id}/data`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      {t("project_hub.delete_consent", { name: data.name })}
    </ConfirmDialog>
  );
}
