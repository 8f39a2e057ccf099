import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { reading } from "#app/loading/guard.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import { projectPage } from "#model/project/project.ts";
import { beginningsFirst } from "#model/text/text-order.ts";

/** Projects whose names or numbers hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const project_name = typed.slice(0, longestSearch);
  const query = new URLSearchParams({ project_name, per_page: "20" });
  const { data } = await reading(context, request, "projects", () =>
    context.api.get(`/projects?${query}`, projectPage),
  );
  const found = data.map(({ id, name }) => ({ id, name }));
  return Response.json(beginningsFirst(found, project_name));
}
