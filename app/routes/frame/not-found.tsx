import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Titled } from "#app/title.ts";
import { ProblemPage } from "#ui/problem-page.tsx";

export const handle = { title: (t) => t("problems.not_found.title") } satisfies Titled;

/** An address that nothing is at. Strangers are sent to login like from anywhere else (specification 2.2). */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session.token) throw redirect("/login");
  throw data({ message: "problems.not_found.text" }, { status: 404 });
}

export default function NotFound() {
  return <ProblemPage />;
}
