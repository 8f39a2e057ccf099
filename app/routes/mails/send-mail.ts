import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit, wasSentBefore } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import type { ScreenId } from "#model/list/screens.ts";
import { mailDraft } from "#model/mail/document-mail.ts";
import { mailForm } from "#model/mail/mail-form.ts";

interface Mailed {
  screen: ScreenId;
  /** The document in the API: `/invoices/7`. */
  path: string;
  /** Its page, which the dialog stands over. */
  page: string;
}

/** Reads what a mail would begin with in the language that the address asks for; null of a backend that sends none. */
export async function readDraft(
  { request, params, context }: LoaderFunctionArgs,
  { screen, path, page }: Mailed,
) {
  const asked = language.safeParse(params.lang).data;
  if (params.lang && !asked) throw redirect(`${page}/send`);
  const draft = await reading(context, request, screen, () =>
    ifOffered(context.api.get(`${path}/mail_draft${asked ? `?lang=${asked}` : ""}`, one(mailDraft))),
  );
  return { key: crypto.randomUUID(), draft: draft?.data ?? null };
}

const called = { texts: "mails", ids: ["to", "copy", "lang"], input: mailForm };

/** Sends the mail of a form, and leads back to the document. */
export async function sendMail({ request, context }: ActionFunctionArgs, { screen, path, page }: Mailed) {
  await enter(context, request, screen, called);
  return submit({ request, context, called }, mailForm, async ({ others, cc, ...mail }, form) => {
    const to = [...new Set([...mail.to, ...others])];
    const copies = [...new Set(cc)].filter((address) => !to.includes(address));
    const options = {
      body: { ...mail, to, cc: copies },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    };
    const seen = form.get("revision");
    const query = seen === null ? "" : `?seen_revision=${seen}`;
    await context.api.send("POST", `${path}/mails${query}`, done, options).catch(inWords);
    context.session.flash({ kind: "success", key: "mails.was_sent", values: { to: to.join(", ") } });
    return redirect(page);
  });
}

/** Wrong addresses are told at the field that they were typed into; what was sent already is not sent again. */
function inWords(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (wasSentBefore(error)) throw new ApiError(409, "mails.sent_before");
  const { to, lang, ...errors } = error.errors;
  throw new ApiError(error.status, error.message, {
    current: error.current,
    errors: to ? { ...errors, others: to } : errors,
    requestId: error.requestId,
  });
}
