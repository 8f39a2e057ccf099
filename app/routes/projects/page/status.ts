import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { undoAt, undoneVersion } from "#app/forms/undo.ts";
import { enter } from "#app/loading/guard.ts";
import { statusName } from "#model/project/status.ts";
import { setStatus, wantedStatus } from "../set-status.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/projects/${params.projectId}`);

/** Changes the status of a project (specification 4.1): from its page, or back from the message that tells of it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  const form = await formOf(request);
  const undone = new URL(request.url).searchParams;
  const { data: body } = wantedStatus.safeParse(Object.fromEntries([...undone, ...form]));
  const path = `/projects/${params.projectId}`;
  return pressInRow({ request, context }, path, async () => {
    if (!body) return context.session.flash({ kind: "error", key: "errors.choice" });
    const version = undone.size > 0 ? undoneVersion(request) : versionOf(form);
    const changed = await setStatus(context.api, params.projectId, { body, version });
    if (!changed) return;
    const back = undone.size > 0 ? null : changed.back;
    context.session.flash({
      kind: "success",
      key: `project_hub.is_${statusName(body.status_id)}`,
      undo: back ? undoAt(`${path}/status?${back}`, changed.version) : undefined,
    });
  });
}
