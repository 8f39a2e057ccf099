import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fillingOf } from "~/begun";
import { submitEdit } from "~/edited";
import { formOf } from "~/form";
import { enter, reading } from "~/guard";
import { rowOf } from "~/instead";
import { done } from "~/model/answer";
import { underEveryName } from "~/model/other-names";
import { project, projectChoices, sentNames } from "~/model/project";
import { part } from "~/part";
import { versionOf } from "~/submission";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { useAnswer } from "~/use-answer";
import { useBegun } from "~/use-begun";
import { useRoot } from "~/use-root";
import { editedProject } from "./edited";
import { ProjectForm } from "./form";
import { completeClient } from "./typed-client";

export const handle = {
  title: (t, data) => data?.project.name ?? t("projects.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, choices] = await reading(context, request, "projects", () =>
    Promise.all([
      rowOf(context.api, "/projects", params.projectId, project),
      part(context.api.get("/projects/create", projectChoices)),
    ]),
  );
  return { project: shown.data, choices };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  const form = await formOf(request);
  await completeClient(form, context.api);
  return submitEdit({ request, context, form }, editedProject, async (body) => {
    await context.api.send("PATCH", `/projects/${params.projectId}`, done, {
      body: underEveryName(sentNames, body),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "projects.saved" });
    return redirect(`/projects${new URL(request.url).search}`);
  });
}

export default function EditProject() {
  const { t } = useTranslation();
  const { project: shown, choices } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useBegun(shown, shown.id, lastResult);
  const [params] = useSearchParams();
  const root = useRoot();
  return (
    <Dialog title={`${shown.project_nr} ${shown.name}`} closeTo={`/projects?${params}`} width="wide">
      <ProjectForm
        key={fillingOf(begun, lastResult)}
        project={begun}
        choices={choices}
        ownId={root?.user?.id ?? 0}
        hasCalendar={root?.modules.includes("calendar") ?? false}
        lastResult={lastResult}
      >
        <ButtonLink
          to={`/projects/${shown.id}/delete?${params}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <ButtonLink to={`/projects?${params}`} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
      </ProjectForm>
    </Dialog>
  );
}
