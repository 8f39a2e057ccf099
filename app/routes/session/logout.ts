import {
  type ActionFunctionArgs,
  type AppLoadContext,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { z } from "zod";
import { isApiError } from "#model/answer/api-error.ts";

/** Nothing to see here: a reload after signing out leads to login. */
export const loader = () => redirect("/login");

/**
 * Ends the session at the backend and in this browser, which is asked to forget what it kept: pictures and
 * files. The interface posts; GET /logout is the contract's (domain H18).
 */
export async function action({ context }: ActionFunctionArgs) {
  if (context.session.token) await endSession(context);
  context.session.signOut();
  return redirectDocument("/login", { headers: { "Clear-Site-Data": '"cache"' } });
}

/** Ends a session at the backend. Whatever that says, this browser is out; one that was gone already is no fault. */
export async function endSession({ api }: AppLoadContext): Promise<void> {
  try {
    await api.get("/logout", z.unknown());
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
