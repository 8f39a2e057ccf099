import type { Translate } from "#locales/texts.ts";
import type { Movement } from "#model/statement/statement.ts";

/** What moved the account, in words. */
export const movementName = (
  { kind, document, other }: Pick<Movement, "kind" | "document" | "other">,
  t: Translate,
): string => t(`statement.kinds.${kind}`, { number: document.number, other: other?.number ?? "" });
