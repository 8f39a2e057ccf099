import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "#app/loading/guard.ts";
import { receive } from "./receive.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/estimate/${params.estimateId}`);

/** Takes a file that scripts send, and says what became of it. A form without scripts sends its own to the dialog. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  const refused = await receive({ request, context }, params.estimateId);
  if (!refused) return Response.json({});
  const [reason = refused.message] = Object.values(refused.fields).flat();
  return Response.json({ message: reason }, { status: refused.status });
}
