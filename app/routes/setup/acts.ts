import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { press, pressInRow } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { done, one } from "#model/answer/answer.ts";
import { setup } from "#model/setup/setup.ts";

type Sent = Pick<ActionFunctionArgs, "request" | "context">;

/** What the buttons of the page do: skip a step or put the list away, take that back, make the sample. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "setup");
  const form = await formOf(request);
  const act = String(form.get("act"));
  if (act === "sample") return makeSample({ request, context }, form);
  return pressInRow({ request, context }, "/setup", async () => {
    const change = changesOf(encodeURIComponent(String(form.get("step")))).get(act);
    if (!change) return context.session.flash({ kind: "error", key: "errors.choice" });
    await context.api.send(change.method, change.path, done, {
      ...(change.method === "POST" && { idempotencyKey: keyOf(form) }),
    });
  });
}

const changesOf = (step: string) =>
  new Map<string, { method: "POST" | "DELETE"; path: string }>([
    ["skip", { method: "POST", path: `/setup/${step}/skip` }],
    ["resume", { method: "DELETE", path: `/setup/${step}/skip` }],
    ["dismiss", { method: "POST", path: "/setup/dismiss" }],
    ["offer", { method: "DELETE", path: "/setup/dismiss" }],
  ]);

/** Makes the sample, and opens its project. */
async function makeSample({ request, context }: Sent, form: FormData): Promise<Response> {
  let to = "/setup";
  await press({ request, context }, async () => {
    const { data } = await context.api.send("POST", "/setup/sample", one(setup), {
      idempotencyKey: keyOf(form),
    });
    if (data.sample?.project) to = `/projects/${data.sample.project.id}`;
    context.session.flash({ kind: "success", key: "setup.sample.made" });
  });
  return redirect(to);
}
