import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { formOf } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { chosenId } from "#app/lists/chosen-filter.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { project, projectChoices, projectInput } from "#model/project/project.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { editedProject } from "./edited.ts";
import { ProjectForm } from "./form.tsx";
import { completeClientIn } from "./typed-client.ts";

const newProject = { ...editedProject, input: projectInput };

export const handle = { title: (t) => t("projects.new") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const clientId = chosenId(new URL(request.url).searchParams, "client");
  const [choices, chosen] = await reading(context, request, "projects", () =>
    Promise.all([
      optionalData(context.api.get("/projects/create", projectChoices)),
      clientId === null ? null : optionalData(context.api.get(`/customers/${clientId}`, one(client))),
    ]),
  );
  const known = chosen?.data;
  return { choices, client: known?.is_archived ? null : (known ?? null), key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "projects", newProject);
  const form = await formOf(request);
  await completeClientIn({ request, context, form, called: newProject });
  return submit({ request, context, form, called: newProject }, projectInput, async (body) => {
    const { data } = await context.api.send("POST", "/projects", one(project), {
      body,
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "projects.created", values: { name: data.name } });
    return redirect(`/projects/${data.id}/estimates`);
  });
}

export default function AddProject() {
  const { t } = useTranslation();
  const { choices, client: chosen, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const root = useRoot();
  return (
    <Dialog title={t("projects.new")} closeTo={`/projects?${params}`} width="wide" first="control">
      <ProjectForm
        choices={choices}
        client={chosen}
        ownId={root?.user?.id ?? 0}
        hasCalendar={root?.modules.includes("calendar") ?? false}
        idempotencyKey={key}
        lastResult={lastResult}
      >
        <ButtonLink to={`/projects?${params}`} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
      </ProjectForm>
    </Dialog>
  );
}
