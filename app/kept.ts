import type { AppLoadContext } from "@remix-run/cloudflare";
import { secrets, senderField } from "#model/answer/kept-form.ts";
import type { Flash } from "#model/page/context.ts";
import { formOf, isFetched } from "./form.ts";

/** Shown on the login page until it is closed, also to a person who returns to the screen hours later. */
const signedOutNotice: Flash = { kind: "error", key: "errors.signed_out", stays: 0 };

const notices = {
  none: signedOutNotice,
  kept: { ...signedOutNotice, key: "errors.signed_out_kept" },
  tooLong: { ...signedOutNotice, key: "errors.signed_out_lost" },
};

/**
 * Says on the login page that the session has ended. A form that was sent then is kept, and stands on its page as it was
 * typed once its sender has signed in again, with and without scripts. Answers false where it is too long for that and
 * scripts sent it: then it does not leave its page.
 *
 * @param at where login leads back to
 */
export async function tellSignedOut(context: AppLoadContext, request: Request, at: string): Promise<boolean> {
  const became = request.method === "POST" ? await keep(context, request, at) : "none";
  if (became === "tooLong" && isFetched(request)) return false;
  context.session.flash(notices[became]);
  return true;
}

async function keep(context: AppLoadContext, request: Request, at: string): Promise<keyof typeof notices> {
  // One that was streamed on to the backend cannot be read again, and a long one is not read.
  const form = await formOf(request).catch(() => null);
  const owner = form?.get(senderField);
  if (!form || typeof owner !== "string") return "none";
  const fields: [string, string][] = [];
  const files: string[] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (value.name) files.push(value.name);
    } else if (name !== senderField && !secrets.includes(name)) fields.push([name, value]);
  }
  if (fields.length === 0) return "none";
  return (await context.forms.keep({ owner, at, fields, files })) ? "kept" : "tooLong";
}
