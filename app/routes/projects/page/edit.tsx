import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { underEveryName } from "#model/answer/other-names.ts";
import { project, projectChoices, sentNames } from "#model/project/project.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSaving } from "#ui/save-bar.tsx";
import { editedProject } from "../edited.ts";
import { ProjectForm } from "../form.tsx";
import { completeClientIn } from "../typed-client.ts";

export const handle = {
  title: (t) => t("hub.data"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, choices] = await reading(context, request, "projects", () =>
    Promise.all([
      rowOf(context.api, "/projects", params.projectId, project),
      optionalData(context.api.get("/projects/create", projectChoices)),
    ]),
  );
  return { project: shown.data, choices };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects", editedProject);
  const form = await formOf(request);
  await completeClientIn({ request, context, form, called: editedProject });
  return submitEdit({ request, context, form }, editedProject, async (body) => {
    await context.api.send("PATCH", `/projects/${params.projectId}`, done, {
      body: underEveryName(sentNames, body),
      version: versionOf(form),
    });
    context.session.flash({ kind: "saved", key: "saving.saved" });
    return redirect(`/projects/${params.projectId}/data`);
  });
}

/** The data of a project, in their tab. */
export default function EditProject() {
  const { t } = useTranslation();
  const { project: shown, choices } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const saving = useSaving(lastResult?.status === "error");
  const root = useRoot();
  return (
    <>
      <ProjectForm
        key={`${begun.id} ${fillingOf(begun, lastResult)}`}
        project={begun}
        choices={choices}
        ownId={root?.user?.id ?? 0}
        hasCalendar={root?.modules.includes("calendar") ?? false}
        lastResult={lastResult}
        saving={saving}
      >
        <ButtonLink
          to={`/projects/${shown.id}/data/delete`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
      </ProjectForm>
      <Outlet />
    </>
  );
}
