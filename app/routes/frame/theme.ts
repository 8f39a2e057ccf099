import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { readTheme, type Theme } from "#model/page/theme.ts";
import { keepInBrowser, keptInBrowser } from "./kept-in-browser.ts";

export const loader = () => redirect("/");

/** Remembers the theme. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  return keepInBrowser(request, "theme", readTheme(form.get("theme")));
}

/** The theme that was chosen in this browser. */
export const themeOf = (request: Request): Theme => readTheme(keptInBrowser(request, "theme"));
