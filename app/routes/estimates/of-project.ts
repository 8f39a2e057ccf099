import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { reading } from "#app/loading/guard.ts";
import { ProblemPage } from "#ui/problem-page.tsx";
import { estimatesOf } from "./of-project-list.ts";

/** A project opens its estimate; where it has several one is chosen, and where it has none the first is made. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { projectId } = params;
  const { data } = await reading(context, request, "projects", () => estimatesOf(context.api, projectId));
  const [first, ...others] = data;
  const only = others.length === 0 ? first : undefined;
  return redirect(only ? `/estimate/${only.id}` : `/projects/${projectId}/estimates`);
}

/** With a boundary of its own it is a page, and a fault is said in the frame; there is nothing else to show. */
export const ErrorBoundary = ProblemPage;
