import { isObject } from "./is-object.ts";

/** What stands in a form, field by field: "contact.name" of what is nested. A list is one field; its text is JSON. */
export type Texts = Readonly<Record<string, string>>;

/** Whether what was sent are texts by their fields. */
export const areTexts = (sent: unknown): sent is Texts =>
  isObject(sent) && Object.values(sent).every((text) => typeof text === "string");

/** What a form's field can begin with. */
export type Value =
  | string
  | boolean
  | null
  | undefined
  | readonly unknown[]
  | { readonly [name: string]: Value };

/** The names of all fields in a form's values. */
export type NamesOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends
    | readonly unknown[]
    | string
    | boolean
    | null
    | undefined
    ? Name
    : `${Name}.${NamesOf<Values[Name]>}`;
}[keyof Values & string];

/** A field that both changed, as a form asks about it. */
export interface Contested {
  name: string;
  /** What it is called: a text key. */
  label: string;
  theirs: string;
  mine: string;
}

interface Sides {
  /** What the form was filled from. */
  began: Texts;
  mine: Texts;
  /** What a colleague saved meanwhile. */
  theirs: Texts;
  /** Whether two texts of a field say the same. */
  areSame: (name: string, one: string, other: string) => boolean;
  /** Fields that say one thing together, such as where an entry is: who changed one has changed them all. */
  together?: readonly (readonly string[])[];
  /** Fields of an id, with those of the name that is shown for it: it comes along. */
  shownAs?: Readonly<Record<string, string | undefined>>;
}

interface Merged {
  texts: Texts;
  /** Fields of which only the colleague's change is kept. */
  taken: string[];
  /** Fields that both changed, to different ends. Mine stand in `texts`. */
  contested: string[];
}

/**
 * Merges what two people made of one record: a field that I did not touch is the colleague's, one that only I changed is
 * mine, and one that both changed to different ends is asked about (design §4).
 */
export function mergeThree({ began, mine, theirs, areSame, together = [], shownAs = {} }: Sides): Merged {
  const shown = new Set(Object.values(shownAs));
  const names = Object.keys(theirs).filter((name) => !shown.has(name));
  const at = (texts: Texts, name: string) => texts[name] ?? "";
  const differs = (name: string, one: Texts, other: Texts) => !areSame(name, at(one, name), at(other, name));
  const merged: Merged & { texts: Record<string, string> } = { texts: {}, taken: [], contested: [] };
  const groups = new Map(together.flatMap((group) => group.map((name) => [name, group] as const)));
  for (const name of names) {
    const group = groups.get(name) ?? [name];
    const isMine = group.some((one) => differs(one, mine, began));
    const isTheirs = group.some((one) => differs(one, theirs, began));
    for (const one of [name, shownAs[name] ?? name]) merged.texts[one] = at(isMine ? mine : theirs, one);
    if (!isMine && differs(name, theirs, began)) merged.taken.push(name);
    if (isMine && isTheirs && differs(name, mine, theirs)) merged.contested.push(name);
  }
  return merged;
}

const isList = (value: Value): value is readonly unknown[] => Array.isArray(value);

/** A form's values as texts. */
export const textsOf = (values: { readonly [name: string]: Value }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value !== "object" || value === null || isList(value)) return [[name, textOf(value)]];
      return Object.entries(textsOf(value)).map(([inner, text]) => [`${name}.${inner}`, text]);
    }),
  );

/** A field's text: a ticked box is "on", nothing is "", and a list's rows hold what is not empty. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(tidied));
  if (value === true) return "on";
  // A browser sends the ends of lines in its own way, and some of its fields without the spaces around.
  return value === false || value === null || value === undefined
    ? ""
    : String(value).replace(/\r\n?/g, "\n").trim();
}

const tidied = (row: unknown): unknown =>
  typeof row === "object" && row !== null
    ? Object.fromEntries(
        Object.entries(row)
          .map(([name, value]) => [name, textOf(value)] as const)
          .filter(([, text]) => text !== "")
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : textOf(row);
