import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { formOf } from "#app/form.ts";
import { pageBefore } from "#app/guard.ts";
import { cookieName, isSecure } from "#model/answer/cookie.ts";
import { readTheme, type Theme } from "#model/page/theme.ts";

export const loader = () => redirect("/");

/** Remembers the theme in the person's browser, signed in or not. It leads back to the page that asked. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const secure = isSecure(request) ? "; Secure" : "";
  const answer = replace(pageBefore(request, "/"));
  answer.headers.append(
    "Set-Cookie",
    `${cookieName("theme", request)}=${readTheme(form.get("theme"))}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`,
  );
  return answer;
}

/** The theme that was chosen in this browser. */
export function themeOf(request: Request): Theme {
  const name = `${cookieName("theme", request)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return readTheme(cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length));
}
