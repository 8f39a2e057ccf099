import { groupLetter, isChoice } from "../estimate/choice.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import type { DocumentText } from "./vat-text.ts";

/**
 * What a document says of a line about which the client has a choice. An alternative is one of its position: that is named
 * where it would not be seen.
 */
export function choiceText({ choice, choice_group }: PositionItem, position = ""): DocumentText {
  if (choice !== "alternative") return { key: "documents.choice.optional" };
  const letter = groupLetter(choice_group ?? 1);
  return position
    ? { key: "documents.choice.alternative_in", values: { letter, position } }
    : { key: "documents.choice.alternative", values: { letter } };
}

/** Whether a line is in none of the sums of its document. */
export const isLeftOut = ({ isCounted = true }: { isCounted?: boolean }): boolean => !isCounted;

/** What a document says below its sums where there are choices among its lines. */
export const choiceHint = (items: readonly PositionItem[]): { hint?: DocumentText } =>
  items.some(isChoice) ? { hint: { key: "documents.choice.hint" } } : {};
