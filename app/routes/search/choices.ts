import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { reading } from "#app/loading/guard.ts";
import { find } from "./find.ts";

/** What is found while somebody types. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  return Response.json(await reading(context, request, "search", () => find(context, typed)));
}
