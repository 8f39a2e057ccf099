import { type ChoiceKind, isChosen, mostGroups, noChoice } from "#model/estimate/choice.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";

/** What the client can decide about a line, in one field: kind, group and whether it is chosen are changed together. */
export interface ClientChoice {
  choice: ChoiceKind;
  choice_group: number | null;
  is_chosen: boolean;
}

/**
 * A line's choice as the text of its field: "" where it is included in any case, "optional+" and "optional-", "alternative+1"
 * and "alternative-1" of the first group. None where the backend does not know choices.
 */
export function typedChoice(
  item: Pick<PositionItem, "choice" | "choice_group" | "is_chosen">,
): string | undefined {
  const { choice, choice_group } = item;
  if (choice === undefined || choice === "always") return choice && "";
  return `${choice}${isChosen(item) ? "+" : "-"}${choice_group ?? ""}`;
}

/** What such a text says; null for what is none. */
export function readChoice(text: string | undefined): ClientChoice | null {
  if (text === undefined) return null;
  if (text === "") return noChoice;
  const [, kind, sign, group = ""] = /^(optional|alternative)([+-])(\d{0,2})$/.exec(text) ?? [];
  const is_chosen = sign === "+";
  if (kind === "optional" && group === "") return { choice: kind, choice_group: null, is_chosen };
  if (kind === "alternative" && group !== "") return { choice: kind, choice_group: Number(group), is_chosen };
  return null;
}

/** Whether a field's text chooses one of several: where it stands so already, another one may be chosen by now. */
export const choosesOne = (field: string, text = ""): boolean =>
  field === "choice" && text.startsWith("alternative+");

/** Whether what chose one of several stands there as not chosen by now: another one of its group was chosen. */
export const isOutchosen = (field: string, text = "", now = ""): boolean =>
  choosesOne(field, text) && now === text.replace("+", "-");

/** The groups that a line can be an alternative in: those that its position has, and the next that is free. */
export function groupsFor(items: readonly PositionItem[]): number[] {
  const used = new Set(items.flatMap(({ choice_group }) => choice_group ?? []));
  const all = Array.from({ length: mostGroups }, (_, index) => index + 1);
  const free = all.find((group) => !used.has(group));
  return all.filter((group) => used.has(group) || group === free);
}

/** Everything that can be chosen in the field, with those groups. */
export const choiceTexts = (groups: readonly number[]): string[] => [
  "",
  "optional+",
  "optional-",
  ...groups.flatMap((group) => [`alternative+${group}`, `alternative-${group}`]),
];
