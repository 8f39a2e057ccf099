import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import { project } from "#model/project/project.ts";

export const loader = () => redirect("/projects");

/**
 * Takes a project into planning, or out of it (specification 4.1, 4.5), whichever was pressed: of two who press the same
 * at once the second would turn back what the first did, since a backend is only asked for the other of the two (§7).
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  const wanted = (await formOf(request)).get("in_planning");
  const { api } = context;
  return pressInRow({ request, context }, "/projects", async () => {
    const { data } = await rowOf(api, "/projects", params.projectId, project);
    if (wanted !== null && data.in_planning === (wanted === "yes")) return;
    const version = data.version || undefined;
    await api.send("PATCH", `/projects/${params.projectId}/toggle-planning`, done, { version });
  });
}
