import type { AppLoadContext } from "@remix-run/cloudflare";
import type { TypedText } from "#model/answer/typed-text.ts";
import { takeKept } from "./kept.ts";

const refused = new WeakMap<AppLoadContext, readonly TypedText[]>();

/**
 * Keeps what was typed into a form that is refused, for the page that answers the same request: without scripts the form is
 * gone where its page is, as its row was deleted or issued by a colleague, or the backend does not answer.
 */
export const keepRefused = (context: AppLoadContext, typed: readonly TypedText[]): void =>
  void refused.set(context, typed);

/** What was typed into a form that this request sent, and that was refused; null where there was none. */
export const refusedIn = (context: AppLoadContext): readonly TypedText[] | null =>
  refused.get(context) ?? null;

/**
 * What was typed into the form of a page that cannot be shown any more: one that this request sent, or one that was kept
 * until its sender had signed in again. Null where there was none.
 *
 * @param at the page's path and query
 */
export async function lostAt(context: AppLoadContext, at: string): Promise<readonly TypedText[] | null> {
  return refusedIn(context) ?? (await takeKept(context, at))?.typed ?? null;
}
