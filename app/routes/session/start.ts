import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The bare address leads to login, which leads on who is signed in already (specification 2.1). */
export const loader = (_: LoaderFunctionArgs) => redirect("/login");
