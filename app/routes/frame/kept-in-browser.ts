import { replace } from "@remix-run/cloudflare";
import { isFetched } from "#app/forms/form.ts";
import { pageBefore } from "#app/loading/guard.ts";
import { cookieName, isSecure } from "#model/answer/cookie.ts";

/**
 * Keeps a person's choice in this browser for a year, signed in or not, and leads back to the page that asked. With scripts
 * one stays where one is: a redirect would cross a page that was opened meanwhile.
 */
export function keepInBrowser(request: Request, name: string, value: string): Response {
  const secure = isSecure(request) ? "; Secure" : "";
  const answer = isFetched(request) ? Response.json(null) : replace(pageBefore(request, "/"));
  answer.headers.append(
    "Set-Cookie",
    `${cookieName(name, request)}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`,
  );
  return answer;
}

/** What was chosen in this browser; undefined where nothing was. */
export function keptInBrowser(request: Request, name: string): string | undefined {
  const start = `${cookieName(name, request)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}
