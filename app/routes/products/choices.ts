import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { productPage } from "#model/stock/product.ts";
import { beginningsFirst } from "#model/text/text-order.ts";

/** Products whose codes or names hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["q"]) || "?";
  const { data } = await reading(context, request, "estimate", () =>
    context.api.get(`/products${query}&per_page=20`, productPage),
  );
  const found = data.map(({ id, code, name }) => ({ id, name: `${code} ${name.lv}`.trim() }));
  return Response.json(beginningsFirst(found, new URL(request.url).searchParams.get("q") ?? ""));
}
