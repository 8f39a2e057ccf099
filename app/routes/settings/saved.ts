import type { AppLoadContext } from "@remix-run/cloudflare";
import { signedOut } from "#app/loading/guard.ts";
import { isApiError } from "#model/answer/api-error.ts";

/** Milliseconds that it is said how saving went (specification §8). */
export const stays = 2000;

/** Does what a button of the settings asks for; the next page says whether it went well (specification §8). */
export async function saveSetting(
  { request, context }: { request: Request; context: AppLoadContext },
  save: () => Promise<unknown>,
): Promise<void> {
  try {
    await save();
    context.session.flash({ kind: "success", key: "settings.saved", stays });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    const isTold = [403, 412].includes(error.status);
    context.session.flash({ kind: "error", key: isTold ? error.message : "settings.not_saved", stays });
  }
}
