import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { beginningsFirst } from "#model/text/text-order.ts";
import { estimatesFor } from "./estimates.ts";

/** Estimates that hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URLSearchParams(queryOf(request, ["q"]));
  const found = await reading(context, request, "estimates", () =>
    ifOffered(estimatesFor(context.api, query.get("q") ?? "")),
  );
  return Response.json(beginningsFirst(found ?? [], query.get("q") ?? ""));
}
