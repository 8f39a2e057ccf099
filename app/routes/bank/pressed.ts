import type { AppLoadContext } from "@remix-run/cloudflare";
import { versionOf } from "#app/forms/form-version.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { fromFields, partField } from "./parts.ts";

const acts = {
  book: { path: "book", said: "bank_entries.was_booked" },
  reverse: { path: "reverse", said: "bank_entries.was_reversed" },
  undo: { path: "undo", said: "bank_entries.was_undone" },
} as const;
/** What one press does with an entry. */
export type EntryAct = keyof typeof acts;

const isAct = (name: unknown): name is EntryAct => typeof name === "string" && name in acts;

/** Does what a button of an entry is for, with the entry as it was seen. */
export async function pressed({ api, session }: AppLoadContext, form: FormData): Promise<void> {
  const act = form.get("act");
  const id = String(form.get("entry"));
  if (!isAct(act) || !/^\d+$/.test(id)) throw new Response(null, { status: 404 });
  const { path, said } = acts[act];
  const body = act === "book" ? { parts: fromFields(form.getAll(partField)) } : {};
  try {
    await api.send("POST", `/bank/entries/${id}/${path}`, done, { body, version: versionOf(form) });
  } catch (error) {
    throw isApiError(error) ? asWhole(error) : error;
  }
  session.flash({ kind: "success", key: said });
}

/** A press has no fields: what is wrong with a share is what is wrong. */
function asWhole(error: ApiError): ApiError {
  const [first] = Object.values(error.errors).flat();
  const { status, errors, requestId } = error;
  return first === undefined ? error : new ApiError(status, first, { errors, requestId });
}
