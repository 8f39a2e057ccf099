import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { enter, pageBefore } from "~/guard";
import { one } from "~/model/answer";
import { project } from "~/model/project";
import { press } from "~/submission";

export const loader = () => redirect("/projects");

/** Takes a project into planning, or out of it, and leads back to the list as it was (specification 4.1, 4.5). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  await press({ request, context }, async () => {
    await context.api.send("PATCH", `/projects/${params.projectId}/toggle-planning`, one(project));
  });
  // With scripts the list reads itself anew where it is; a redirect for each of two quick presses would cross the other.
  const isFetched = request.headers.get("sec-fetch-dest") === "empty";
  return isFetched ? null : replace(pageBefore(request, "/projects"));
}
