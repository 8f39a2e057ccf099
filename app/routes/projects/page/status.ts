import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { formOf } from "#app/form.ts";
import { versionOf } from "#app/form-version.ts";
import { enter } from "#app/guard.ts";
import { rowOf } from "#app/missing-operations.ts";
import { pressInRow } from "#app/submission.ts";
import { undoAt, undoneVersion, versionAfter } from "#app/undo.ts";
import { done } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { type Project, project, statusId } from "#model/project/project.ts";
import { actualDatesIn, statusName } from "#model/project/status.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/projects/${params.projectId}`);

/** What is pressed, and what a message undoes with: the dates that the project had beside its status. */
const wanted = z.object({
  status_id: statusId,
  actual_start_date: z.iso.date().optional(),
  actual_due_date: z.iso.date().optional(),
});
type Wanted = z.output<typeof wanted>;

/** Changes the status of a project (specification 4.1): from its page, or back from the message that tells of it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  const form = await formOf(request);
  const undone = new URL(request.url).searchParams;
  const { data: body } = wanted.safeParse(Object.fromEntries([...undone, ...form]));
  const path = `/projects/${params.projectId}`;
  return pressInRow({ request, context }, path, async () => {
    if (!body) return context.session.flash({ kind: "error", key: "errors.choice" });
    const { data: before } = await rowOf(context.api, "/projects", params.projectId, project);
    if (before.status_id === body.status_id) return;
    const version = undone.size > 0 ? undoneVersion(request) : versionOf(form);
    const answer = await context.api.send("PATCH", path, done, { body, version });
    const undo = undone.size > 0 ? null : wayBack(before, body);
    context.session.flash({
      kind: "success",
      key: `project_hub.is_${statusName(body.status_id)}`,
      undo: undo ? undoAt(`${path}/status?${undo}`, versionAfter(answer)) : undefined,
    });
  });
}

/**
 * What brings a status back with the dates that it had; null where a backend could not be told them. It takes both of them,
 * or what the status makes of what is there.
 */
function wayBack(before: Project, { status_id }: Wanted): URLSearchParams | null {
  const { actual_start_date: start, actual_due_date: due } = before;
  const back = new URLSearchParams({ status_id: String(before.status_id) });
  if (start && due) {
    back.set("actual_start_date", start);
    back.set("actual_due_date", due);
    return back;
  }
  const now = today();
  const after = { status_id, ...actualDatesIn(status_id, before, now) };
  const again = actualDatesIn(before.status_id, after, now);
  return again.actual_start_date === start && again.actual_due_date === due ? back : null;
}
