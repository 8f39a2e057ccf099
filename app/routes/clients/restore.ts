import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { pressInRow } from "#app/forms/submission.ts";
import { enter } from "#app/loading/guard.ts";
import { done } from "#model/answer/answer.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/clients/${params.clientId}/data`);

/**
 * Brings an archived client back: from its page, or from the message that tells of its archiving. What a colleague has
 * changed of it since stays as it is, so that no version has to be seen.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  return pressInRow({ request, context }, `/clients/${params.clientId}/data`, async () => {
    await context.api.send("POST", `/customers/${params.clientId}/restore`, done);
    context.session.flash({ kind: "success", key: "clients.restored" });
  });
}
