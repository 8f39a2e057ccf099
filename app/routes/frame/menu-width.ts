import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { keepInBrowser, keptInBrowser } from "./kept-in-browser.ts";

export const loader = () => redirect("/");

/** Remembers whether the menu is collapsed. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  return keepInBrowser(request, "menu", form.get("collapsed") === "yes" ? "collapsed" : "expanded");
}

/** Whether this browser's menu is collapsed. */
export const isMenuCollapsed = (request: Request): boolean => keptInBrowser(request, "menu") === "collapsed";
