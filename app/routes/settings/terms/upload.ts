import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "#app/loading/guard.ts";
import { receive } from "./receive.ts";

export const loader = () => redirect("/settings/terms");

/** Takes the PDF that scripts send, and says what became of it. A form without scripts sends its own to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const refused = await receive({ request, context });
  if (!refused) return Response.json(null);
  const [reason = refused.message] = refused.file;
  return Response.json({ message: reason }, { status: refused.status });
}
