import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter, reading } from "~/guard";
import { one } from "~/model/answer";
import { project, projectChoices, projectInput } from "~/model/project";
import { keyOf, submit } from "~/submission";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useRoot } from "~/use-root";
import { ProjectForm } from "./form";
import { completeClient } from "./typed-client";

export const handle = { title: (t) => t("projects.new") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "projects", () =>
    context.api.get("/projects/create", projectChoices),
  );
  return { managers: data.users, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  const form = await request.formData();
  await completeClient(form, context.api);
  return submit({ request, context, form }, projectInput, async (body) => {
    const { data } = await context.api.send("POST", "/projects", one(project), {
      body,
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "projects.created", values: { name: data.name } });
    return redirect(`/projects${new URL(request.url).search}`);
  });
}

export default function AddProject() {
  const { t } = useTranslation();
  const { managers, key } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [params] = useSearchParams();
  const root = useRoot();
  return (
    <Dialog title={t("projects.new")} closeTo={`/projects?${params}`} width="wide" first="control">
      <ProjectForm
        managers={managers}
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
