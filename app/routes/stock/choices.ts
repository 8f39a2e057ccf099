import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { stockItemPage } from "#model/stock/stock-item.ts";
import { beginningsFirst } from "#model/text/text-order.ts";

/** Active items whose names hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["q", "type_id"]) || "?";
  const { data } = await reading(context, request, "clients", () =>
    context.api.get(`/stock_items${query}&active=true&per_page=20`, stockItemPage),
  );
  const found = data.map(({ id, name }) => ({ id, name }));
  return Response.json(beginningsFirst(found, new URL(request.url).searchParams.get("q") ?? ""));
}
