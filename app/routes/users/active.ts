import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { undoAt, undoneVersion, versionAfter } from "#app/forms/undo.ts";
import { enter } from "#app/loading/guard.ts";
import { done } from "#model/answer/answer.ts";

export const loader = () => redirect("/users");

/** Lets a person sign in, or not any more (specification 4.4). Anyone who means oneself is asked first. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "users");
  const form = await formOf(request);
  const is_active = form.get("active") === "yes";
  const own = await context.viewer().catch(() => null);
  if (!is_active && String(own?.user?.id) === params.userId)
    throw redirect(`/users/${params.userId}/deactivate`);
  return pressInRow({ request, context }, "/users", async () => {
    const answer = await context.api.send("PATCH", `/users/${params.userId}`, done, {
      body: { is_active },
      version: undoneVersion(request),
    });
    context.session.flash({
      kind: "success",
      ...(is_active
        ? { key: "users.was_activated" }
        : {
            key: "users.was_deactivated",
            undo: undoAt(`/users/${params.userId}/active`, versionAfter(answer)),
          }),
    });
  });
}
