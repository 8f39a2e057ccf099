import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { formOf } from "#app/form.ts";
import { pageBefore } from "#app/guard.ts";
import { cookieName, isSecure } from "#model/answer/cookie.ts";

export const loader = () => redirect("/");

/** Remembers whether the menu is collapsed. It leads back to the page that asked. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const secure = isSecure(request) ? "; Secure" : "";
  const width = form.get("collapsed") === "yes" ? "collapsed" : "expanded";
  const answer = replace(pageBefore(request, "/"));
  answer.headers.append(
    "Set-Cookie",
    `${cookieName("menu", request)}=${width}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`,
  );
  return answer;
}

/** Whether this browser's menu is collapsed. */
export const isMenuCollapsed = (request: Request): boolean =>
  (request.headers.get("cookie") ?? "").split(/;\s*/).includes(`${cookieName("menu", request)}=collapsed`);
