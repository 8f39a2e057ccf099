import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { pageBefore } from "~/guard";

const name = "menu";

export const loader = () => redirect("/");

/** Remembers whether the menu is collapsed. It leads back to the page that asked. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const width = form.get("collapsed") === "yes" ? "collapsed" : "expanded";
  const answer = replace(pageBefore(request, "/"));
  answer.headers.append(
    "Set-Cookie",
    `${name}=${width}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`,
  );
  return answer;
}

/** Whether this browser's menu is collapsed. */
export const isMenuCollapsed = (request: Request): boolean =>
  /(?:^|;\s*)menu=collapsed(?:;|$)/.test(request.headers.get("cookie") ?? "");
