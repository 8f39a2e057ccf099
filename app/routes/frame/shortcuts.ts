import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { keepInBrowser, keptInBrowser } from "./kept-in-browser.ts";

export const loader = () => redirect("/");

/** Remembers whether single keys do something (WCAG 2.1.4). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  return keepInBrowser(request, "shortcuts", form.get("shortcuts") === "off" ? "off" : "on");
}

/** Whether single keys do something in this browser: unless they were switched off. */
export const hasShortcuts = (request: Request): boolean => keptInBrowser(request, "shortcuts") !== "off";
