import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FileRefusal } from "#app/forms/take-file.ts";
import { signedOut } from "#app/loading/guard.ts";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { terms } from "#model/company/terms.ts";
import { stays } from "../saved.ts";

/** Streams the PDF of the terms on to the backend; answers why it was refused, or null. */
export async function receive({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<(FileRefusal & { status: number }) | null> {
  try {
    await context.api.upload("/terms/file", request, one(terms));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    const { file = [] } = error.errors;
    return { status: error.status || 503, message: error.message, file };
  }
  context.session.flash({ kind: "success", key: "settings.saved", stays });
  return null;
}
