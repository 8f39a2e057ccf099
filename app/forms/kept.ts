import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { type KeptForm, secrets, senderField } from "#model/answer/kept-form.ts";
import type { TypedText } from "#model/answer/typed-text.ts";
import type { Flash } from "#model/page/context.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { type CalledForm, typedInto } from "./called.ts";
import { formOf, isFetched } from "./form.ts";

/** Shown on the login page until it is closed, also to a person who returns to the screen hours later. */
const signedOutNotice: Flash = { kind: "error", key: "errors.signed_out", stays: 0 };

/** Goes with the fields of a form that is kept: what was typed, to be read where the form's page is gone by then. */
const typedField = "typed";
const typedTexts = z.array(
  z.object({
    label: z.string(),
    text: z.string(),
    row: z.object({ name: z.string(), called: z.string() }).optional(),
  }),
);

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
 * @param said what was typed into the form, to be read where its page is gone by then: what its fields are called, or the texts
 */
export async function tellSignedOut(
  context: AppLoadContext,
  request: Request,
  at: string,
  said: CalledForm | readonly TypedText[] | null,
): Promise<boolean> {
  const became = request.method === "POST" ? await keep(context, request, at, said) : "none";
  if (became === "tooLong" && isFetched(request)) return false;
  context.session.flash(notices[became]);
  return true;
}

async function keep(
  context: AppLoadContext,
  request: Request,
  at: string,
  said: CalledForm | readonly TypedText[] | null,
): Promise<keyof typeof notices> {
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
  if (said) fields.push([typedField, JSON.stringify("input" in said ? typedInto(said, form) : said)]);
  return (await context.forms.keep({ owner, at, fields, files })) ? "kept" : "tooLong";
}

/**
 * Keeps what is typed beside a button, for the page that comes once it was pressed. A browser without scripts sends one form: the
 * button belongs to the one beside it there.
 *
 * @param at the page
 * @param own fields of the button itself
 */
export async function keepBeside(
  context: AppLoadContext,
  request: Request,
  at: string,
  own: readonly string[],
): Promise<void> {
  const { [senderField]: owner = "", ...sent } = Object.fromEntries(await formOf(request));
  const fields = Object.entries(sent).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !own.includes(name) && !secrets.includes(name) ? [[name, value]] : [],
  );
  if (fields.length > 0) await context.forms.keep({ owner: String(owner), at, fields, files: [] });
}

/** The form that was kept for a page and the person who looks, once, and what was typed into it by what its fields are called. */
export async function takeKept(
  context: AppLoadContext,
  at: string,
): Promise<{ form: KeptForm; typed: readonly TypedText[] } | null> {
  const { user } = await context.viewer();
  const kept = user && (await context.forms.take(at, String(user.id)));
  if (!kept) return null;
  const said = kept.fields.find(([name]) => name === typedField)?.[1] ?? "";
  const fields = kept.fields.filter(([name]) => name !== typedField);
  return { form: { ...kept, fields }, typed: typedTexts.safeParse(parsedJson(said)).data ?? [] };
}
