import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, replace } from "@remix-run/cloudflare";
import type { z } from "zod";
import { formSignedOut, pageBefore, signedOut } from "#app/loading/guard.ts";
import { isGone } from "#app/loading/is-gone.ts";
import { ApiError, type FieldErrors, isApiError } from "#model/answer/api-error.ts";
import { secrets } from "#model/answer/kept-form.ts";
import type { Contested, Texts } from "#model/answer/three-way.ts";
import { withValue } from "#model/text/message.ts";
import { type CalledForm, typedInto } from "./called.ts";
import { formOf, isFetched } from "./form.ts";
import { keyOf } from "./form-version.ts";
import { keepBeside } from "./kept.ts";
import { keepRefused } from "./lost-form.ts";
import { refuseRepeated } from "./repeated-fields.ts";
import { savedFirst } from "./saved-first.ts";

/** What a form hears back when it was refused: its fields with their errors, and after a 412 what the row is by now. */
export type Refusal = SubmissionResult<string[]> & {
  current?: unknown;
  /** What a form that changes a row was filled from (app/forms/edited.ts). */
  begun?: { version: number; texts: Texts } | undefined;
  /** Fields that a colleague changed as well. */
  contested?: readonly Contested[];
  /** Text keys of fields that hold what a colleague has saved meanwhile, as nobody else changed them. */
  taken?: readonly string[];
  /** Something was saved, and the form stays open with what was typed: `current` is the row as it is by now. */
  isSaved?: boolean;
  /** The key that the form is sent with next (app/forms/form-key.tsx). */
  key?: string | undefined;
};

/** What a form does that stays open: the row as it became, for whatever is done with it next. */
export interface StaysOpen {
  current: unknown;
}

interface Sent {
  request: Request;
  context: AppLoadContext;
  form?: FormData;
  called?: CalledForm;
  /** Reads the row that the form is about, where its first sending turns out to be saved: the next one is made to that. */
  readSaved?: (() => Promise<unknown>) | undefined;
  /** Reads what the form adds a row to: where that is gone, a colleague has deleted it, and no address is wrong. */
  readOwner?: () => Promise<unknown>;
}

/**
 * One form, one write: checks the form with the schema that the backend uses, saves, and answers with where to go. What
 * is refused, here or there, comes back at its field with everything that was typed but passwords. `form` where the caller has read
 * and completed it already; `called` where what was typed is to be kept if its page is gone.
 */
export async function submit<Schema extends z.ZodType>(
  { request, context, form: completed, called, readSaved, readOwner }: Sent,
  schema: Schema,
  save: (value: z.output<Schema>, form: FormData) => Promise<Response | StaysOpen>,
): Promise<DataWithResponseInit<Refusal>> {
  const form = completed ?? (await formOf(request));
  refuseRepeated(form, schema);
  const submission = parseWithZod(form, { schema });
  const keepTyped = () => called && keepRefused(context, typedInto(called, form));
  if (submission.status !== "success") {
    keepTyped();
    return data<Refusal>(submission.reply({ hideFields: secrets }), { status: 422 });
  }
  const saved = await save(submission.value, form).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    return wasSentBefore(error) ? savedBefore(error, readSaved) : error;
  });
  // Thrown, so that a form hears nothing but refusals.
  if (saved instanceof Response) throw saved;
  if (!isApiError(saved))
    return data<Refusal>({
      ...submission.reply({ hideFields: secrets }),
      current: saved.current,
      isSaved: true,
    });
  if (saved.status === 401) {
    const away = await formSignedOut(context, request, called);
    if (away) throw away;
  }
  keepTyped();
  const isOwnerGone = saved.status === 404 && readOwner && (await isGone(readOwner));
  const words = isOwnerGone ? ["conflict.gone"] : wordsOf(saved, form);
  const reply = submission.reply({
    fieldErrors: inForm(saved.errors),
    // A field's own words may be those of the whole.
    formErrors: [...new Set([...words, ...besideForm(saved.errors, form)])],
    hideFields: secrets,
  });
  const key = saved.message === savedFirst ? crypto.randomUUID() : keyOf(form);
  return data<Refusal>({ ...reply, current: saved.current, key }, { status: saved.status || 503 });
}

/** Whether the key of a form was used with something else typed: that was saved, and its answer did not arrive. */
export const wasSentBefore = ({ errors }: ApiError): boolean => "Idempotency-Key" in errors;

/** What such a form is told, with the row as it is by now; or why that could not be read. */
async function savedBefore({ status }: ApiError, read: Sent["readSaved"]): Promise<ApiError> {
  try {
    return new ApiError(status, savedFirst, { current: await read?.() });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error;
  }
}

/** What is said of a refusal as a whole; where the backend is at fault, with the number to ask about. */
function wordsOf({ status, message, requestId }: ApiError, form: FormData): string[] {
  // What was there when the form was opened, and is not any more, was deleted by a colleague.
  if (status === 404 && form.has("version")) return ["conflict.gone"];
  if (status === 401) return ["errors.signed_out_stays"];
  return requestId && (status === 0 || status >= 500)
    ? [message, withValue("problems.request", requestId)]
    : [message];
}

/** Errors of rows by what forms call them: "accounts.0.iban" is "accounts[0].iban" there. */
const inForm = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => [field.replace(/\.(\d+)(?=\.|$)/g, "[$1]"), keys]),
  );

/** Errors of fields that the form did not send, such as those of a backend that asks for more: nothing else would show them. */
function besideForm(errors: FieldErrors, form: FormData): string[] {
  const sent = new Set(Array.from(form.keys(), nameOf));
  return Object.entries(errors).flatMap(([field, texts]) => (sent.has(nameOf(field)) ? [] : texts));
}

/** The field itself of one within it: "accounts" of "accounts.0.iban" and of "accounts[0].iban". */
const nameOf = (field: string) => field.split(/[.[]/, 1)[0] ?? field;

/** Does what a button without a form asks for. A refusal has no field to stand at, so the next page says it. */
export async function press(
  { request, context }: { request: Request; context: AppLoadContext },
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    // What stood beside the button is not there any more: a colleague has deleted it.
    const isGone = error.status === 404 && error.message !== "problems.not_offered";
    context.session.flash({ kind: "error", key: isGone ? "conflict.deleted" : error.message });
  }
}

/**
 * The action of a button in a row, which leads back to the list as it was. With scripts the list reads itself again where
 * it is: a redirect for each of two quick presses would cross the other.
 *
 * @param own fields of the button, where it belongs to the form beside it: what else was sent is typed there, and kept
 */
export async function pressInRow(
  { request, context }: { request: Request; context: AppLoadContext },
  list: string,
  act: () => Promise<void>,
  own?: readonly string[],
): Promise<null> {
  await press({ request, context }, act);
  if (isFetched(request)) return null;
  const page = pageBefore(request, list);
  if (own) await keepBeside(context, request, page, own);
  // Thrown, so that a form of the same action hears nothing but refusals.
  throw replace(page);
}

type DataWithResponseInit<Data> = ReturnType<typeof data<Data>>;
