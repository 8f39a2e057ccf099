import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit, wasSentBefore } from "#app/forms/submission.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import { mailDraft } from "#model/mail/document-mail.ts";
import { mailForm } from "#model/mail/mail-form.ts";

interface Mailed {
  /** The document in the API: `/invoices/7`. */
  path: string;
  /** Its page, which the dialog stands over. */
  page: string;
  /** What both addresses are asked with, "?" and all, where an id does not say it all. */
  search?: string;
}

/** Reads what a mail would begin with in the language that the address asks for; null of a backend that sends none. */
export async function readDraft(
  { params, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  { path, page, search = "" }: Mailed,
) {
  const asked = language.safeParse(params.lang).data;
  if (params.lang && !asked) throw redirect(`${page}/send${search}`);
  const query = new URLSearchParams([...new URLSearchParams(search), ...(asked ? [["lang", asked]] : [])]);
  const draft = await ifOffered(context.api.get(`${path}/mail_draft?${query}`, one(mailDraft)));
  return { key: crypto.randomUUID(), draft: draft?.data ?? null };
}

/** The form, for where it is to be read although its row is gone by then. */
export const calledMail = {
  texts: "mails",
  ids: ["to", "copy", "with_link", "with_einvoice", "lang", "files"],
  input: mailForm,
};

/** Sends the mail of a form, and leads back to the document. */
export function sendMail(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { path, page, search = "" }: Mailed,
) {
  const called = calledMail;
  return submit({ request, context, called }, mailForm, async ({ others, cc, ...mail }, form) => {
    const to = [...new Set([...mail.to, ...others])];
    const copies = [...new Set(cc)].filter((address) => !to.includes(address));
    const options = {
      body: { ...mail, with_einvoice: mail.with_einvoice || undefined, to, cc: copies },
      idempotencyKey: keyOf(form),
      version: versionOf(form),
    };
    const query = new URLSearchParams(search);
    for (const [field, name] of [
      ["revision", "seen_revision"],
      ["seen", "seen"],
    ] as const) {
      const seen = form.get(field);
      if (seen !== null) query.set(name, String(seen));
    }
    await context.api.send("POST", `${path}/mails?${query}`, done, options).catch(inWords);
    context.session.flash({ kind: "success", key: "mails.was_sent", values: { to: to.join(", ") } });
    return redirect(page + search);
  });
}

/** Wrong addresses are told at the field that they were typed into; what was sent already is not sent again. */
export function inWords(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (wasSentBefore(error)) throw new ApiError(409, "mails.sent_before");
  const { to, lang, ...errors } = error.errors;
  const message = error.status === 412 ? "mails.changed_meanwhile" : error.message;
  throw new ApiError(error.status, message, {
    current: error.current,
    errors: to ? { ...errors, others: to } : errors,
    requestId: error.requestId,
  });
}
