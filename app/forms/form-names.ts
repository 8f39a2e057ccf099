import { z } from "zod";
import { parsedJson } from "#model/text/parsed-json.ts";

/** Letters of a field's name at most: what is a hundred fields deep is no form of ours. */
const longest = 200;

/** What the buttons of a list ask for without scripts: a further row, or one less. */
const asked = z.object({
  type: z.enum(["insert", "remove"]),
  payload: z.object({ name: z.string(), index: z.number().int().min(0).optional() }),
});

/**
 * Whether the names of a form's fields can be made into what they stand for: "lines[99999999]" is a list of a hundred million
 * rows. `most` is how many rows all lists of the form may have together. Without scripts a button says a name as well.
 */
export function areNamesSmall(form: FormData, most: number): boolean {
  const names = new Set(form.keys());
  // What the library would take for its own notes; no form of ours sends any.
  if (names.has("__state__")) return false;
  const intent = form.get("__intent__");
  if (intent) {
    const { data } = asked.safeParse(parsedJson(String(intent)));
    if (!data || String(intent).length > 10 * longest) return false;
    names.add(data.payload.name);
  }
  const lengths = new Map<string, number>();
  for (const name of names) {
    if (name.length > longest) return false;
    for (const { 1: index, index: at } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, at);
      lengths.set(list, Math.max(lengths.get(list) ?? 0, Number(index) + 1));
    }
  }
  return [...lengths.values()].reduce((sum, length) => sum + length, 0) <= most;
}
