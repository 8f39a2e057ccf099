import type { Translate } from "#locales/texts.ts";
import { groupLetter } from "#model/estimate/choice.ts";
import { readChoice } from "./choice-field.ts";

/** A line's choice in words, such as "Alternative A, chosen"; a text that is none as it is. */
export function choiceWords(t: Translate, text: string): string {
  const read = readChoice(text);
  if (!read) return text;
  const { choice, choice_group, is_chosen } = read;
  if (choice === "always") return t("estimates.choices.always");
  if (choice === "optional") return t(`estimates.choices.${is_chosen ? "included" : "left_out"}`);
  return t(`estimates.choices.${is_chosen ? "chosen" : "alternative"}`, {
    letter: groupLetter(choice_group ?? 1),
  });
}
