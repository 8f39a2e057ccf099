import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { clientPage } from "#model/client/client.ts";
import { beginningsFirst } from "#model/text/text-order.ts";

/** Clients whose names hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["q"]) || "?";
  const { data } = await reading(context, request, "clients", () =>
    context.api.get(`/customers${query}&per_page=20`, clientPage),
  );
  const found = data.map(({ id, name }) => ({ id, name }));
  return Response.json(beginningsFirst(found, new URL(request.url).searchParams.get("q") ?? ""));
}
