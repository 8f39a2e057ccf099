import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { pressInRow } from "~/submission";

export const loader = () => redirect("/projects");

/** Takes a project into planning, or out of it (specification 4.1, 4.5). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  return pressInRow({ request, context }, "/projects", async () => {
    await context.api.send("PATCH", `/projects/${params.projectId}/toggle-planning`, done);
  });
}
