import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import { z } from "zod";
import { isApiError } from "~/model/answer";

/** Nothing to see here: a reload after signing out leads to login. */
export const loader = () => redirect("/login");

/** Ends the session at the backend and in this browser. The interface posts; GET /logout is the contract's (domain H18). */
export async function action({ context }: ActionFunctionArgs) {
  try {
    if (context.session.token) await context.api.get("/logout", z.unknown());
  } catch (error) {
    // Whatever the backend says, this browser is signed out; a session that was gone already is no fault.
    if (!isApiError(error)) throw error;
  }
  context.session.signOut();
  return redirectDocument("/login");
}
