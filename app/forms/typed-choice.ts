import { shownChoice } from "#model/list/typed-choice.ts";
import { fold } from "#model/text/text-order.ts";
import type { Refusal } from "./submission.ts";

type Choice = { id: number; name: string; short_name?: string };

/** What a field with type-ahead shows after a refusal: what was chosen in it, or what was typed without choosing. */
export function chosenBefore(refusal: Refusal | undefined, name: string) {
  if (!refusal?.initialValue) return {};
  const { [name]: id, [`${name}_name`]: typed } = refusal.initialValue;
  if (typeof typed !== "string" || typed === "") return { typedBefore: "" };
  return Number(id) > 0 ? { chosen: { id: Number(id), name: typed } } : { typedBefore: typed };
}

/** Letters of a search at most (the lists' own rule); no name is longer. */
const longest = 200;

/**
 * Finds what was typed into a field with type-ahead and not picked from its list, as without scripts: the only one whose
 * name holds the words, or the one whose name is just them. Otherwise the field stays empty and the form says so.
 */
export async function completeChoice(
  form: FormData | URLSearchParams,
  name: string,
  search: (typed: string) => Promise<Choice[]>,
): Promise<void> {
  const [typed, shown] = [form.get(`${name}_name`), form.get(shownChoice(name))];
  form.delete(shownChoice(name));
  if (typeof typed !== "string") return;
  // Without scripts nothing took the id out as another name was typed over the one that was shown for it.
  if (typeof shown === "string" && typed.trim() !== shown.trim()) form.set(name, "");
  if (form.get(name) || typed.trim() === "" || typed.length > longest) return;
  const found = await search(typed);
  const exact = found.filter((choice) =>
    [choice.name, choice.short_name ?? ""].some((text) => fold(text) === fold(typed)),
  );
  const [only, another] = exact.length > 0 ? exact : found;
  if (only && !another) form.set(name, String(only.id));
}
