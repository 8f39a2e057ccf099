import type { AppLoadContext } from "@remix-run/cloudflare";
import type { TypedText } from "#model/answer/typed-text.ts";

const lost = new WeakMap<AppLoadContext, readonly TypedText[]>();

/**
 * Keeps what was typed into a form whose row a colleague has deleted, for the page that answers the same request: without
 * scripts that is the page of what is not there, and the form is gone with its row.
 */
export const keepLost = (context: AppLoadContext, typed: readonly TypedText[]): void =>
  void lost.set(context, typed);

/** What was typed into such a form in this request; null where there was none. */
export const lostIn = (context: AppLoadContext): readonly TypedText[] | null => lost.get(context) ?? null;
