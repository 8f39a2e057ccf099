import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { beginningsFirst } from "#model/text/text-order.ts";
import { blocksFor } from "./blocks.ts";

/** Blocks for estimates of a type whose names hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URLSearchParams(queryOf(request, ["q", "estimate_type_id"]));
  const found = await reading(context, request, "estimate", () => ifOffered(blocksFor(context.api, query)));
  return Response.json(beginningsFirst(found ?? [], query.get("q") ?? ""));
}
