import type { AppLoadContext } from "@remix-run/cloudflare";
import { signedOut } from "#app/loading/guard.ts";
import { one } from "#model/answer/answer.ts";
import { type FieldErrors, isApiError } from "#model/answer/api-error.ts";
import { estimateFile } from "#model/estimate/file.ts";
import { editedFile } from "./edited.ts";

/** Why a file was not taken. */
export interface Refused {
  status: number;
  message: string;
  fields: FieldErrors;
}

/** Streams the form with a file on to the backend; answers why it was refused, or null. */
export async function receive(
  { request, context }: { request: Request; context: AppLoadContext },
  estimateId: string | undefined,
): Promise<Refused | null> {
  try {
    await context.api.upload(`/estimates/${estimateId}/files`, request, one(estimateFile));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request, editedFile);
    return { status: error.status || 503, message: error.message, fields: error.errors };
  }
  context.session.flash({ kind: "success", key: "estimates.files.was_added" });
  return null;
}
