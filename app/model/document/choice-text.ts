import { groupLetter, isChoice } from "../estimate/choice.ts";
import type { PositionItem } from "../estimate/position-item.ts";
import type { DocumentText } from "./vat-text.ts";

/** What a document says of a line about which the client has a choice. */
export const choiceText = ({ choice, choice_group }: PositionItem): DocumentText =>
  choice === "alternative"
    ? { key: "documents.choice.alternative", values: { letter: groupLetter(choice_group ?? 1) } }
    : { key: "documents.choice.optional" };

/** What a document says below its sums where there are choices among its lines. */
export const choiceHint = (items: readonly PositionItem[]): { hint?: DocumentText } =>
  items.some(isChoice) ? { hint: { key: "documents.choice.hint" } } : {};
