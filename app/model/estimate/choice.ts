/**
 * Whether a line is in an estimate in any case, can be left out by the client, or is one of several of which the client
 * takes one. Quantities to choose from, such as 500 or 1000, are alternatives.
 */
export const choiceKinds = ["always", "optional", "alternative"] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** What a line has about which the client has no choice. */
export const noChoice = { choice: "always", choice_group: null, is_chosen: true } as const;

/** Groups of alternatives in one position are numbered from 1, and called A, B, C. */
export const mostGroups = 20;
export const groupLetter = (group: number): string =>
  group <= mostGroups ? String.fromCharCode("A".charCodeAt(0) + group - 1) : String(group);

/** What a line says of it. A backend that knows no choices says nothing. */
interface Choosable {
  choice?: ChoiceKind | undefined;
  is_chosen?: boolean | undefined;
}

/** Whether the client has a choice about a line. */
export const isChoice = ({ choice = "always" }: Choosable): boolean => choice !== "always";

/** Whether a line counts: it is in any case, or is chosen by now. */
export const isChosen = (item: Choosable): boolean => !isChoice(item) || item.is_chosen !== false;
