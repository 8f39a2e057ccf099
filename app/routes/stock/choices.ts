import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { reading } from "~/guard";
import { stockItemPage } from "~/model/stock-item";
import { queryOf } from "~/query";

/** Active items whose names hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["q", "type_id"]) || "?";
  const { data } = await reading(context, request, "clients", () =>
    context.api.get(`/stock_items${query}&active=true&per_page=20`, stockItemPage),
  );
  return Response.json(data.map(({ id, name }) => ({ id, name })));
}
