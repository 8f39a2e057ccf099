import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter, homeOf } from "#app/loading/guard.ts";
import { menuFor, screens } from "#model/list/screens.ts";
import { userRole } from "#model/user/role.ts";
import { ProblemPage } from "#ui/problem-page.tsx";

/** The reports lead to the first of their screens that is open to the person who asks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "reports");
  const viewer = await context.viewer();
  if (!viewer.user) throw redirect(screens.reports.path);
  const signedIn = { ...viewer, user: viewer.user };
  const items = menuFor({ role: userRole(viewer.user), modules: viewer.config.modules });
  return redirect(items.find(({ entry }) => entry === "reports")?.path ?? homeOf(signedIn));
}

/** With a boundary of its own it is a page, and a fault is said in the frame; there is nothing else to show. */
export const ErrorBoundary = ProblemPage;
