import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter, safePath } from "#app/loading/guard.ts";

/** Says over a list why it was not had as a spreadsheet: a link to a file leads here when there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "profile");
  const { searchParams } = new URL(request.url);
  const isTooLong = searchParams.get("status") === "413";
  context.session.flash({ kind: "error", key: isTooLong ? "errors.too_many_rows" : "views.no_file" });
  throw redirect(safePath(searchParams.get("to")));
}
