import { z } from "zod";
import { secrets } from "#model/answer/kept-form.ts";
import type { Texts } from "#model/answer/three-way.ts";
import type { TypedText } from "#model/answer/typed-text.ts";
import { begunIn } from "./begun-in.ts";

/** What the fields of a form are called. */
export interface Called {
  /** Where the texts are that fields are called by, under their own names. */
  texts: string;
  /** Fields that are called by another text: its key. */
  names?: Readonly<Record<string, string | undefined>>;
  /** Fields of an id, by type-ahead, with those of the name that is shown for it. */
  shownAs?: Readonly<Record<string, string | undefined>>;
  /** Fields that say nothing to people, such as an id that is not called one by its name. */
  ids?: readonly string[];
}

/** A form whose text is kept to be read where the page of its row is gone. */
export interface CalledForm extends Called {
  /** What it is checked with. */
  input: z.ZodType;
  /** Reads what it began with, where it does not say so as forms of rows do (app/forms/begun-in.ts). */
  beganIn?: (form: FormData) => Texts;
}

/** The text key of what a field of a form is called. Fields that go by an id, as the ticks of images, share one. */
export const calledOf = ({ texts, names = {} }: Called, field: string): string =>
  names[field] ?? `${texts}.${field.replace(/\.\d+$/, "")}`;

/**
 * What was typed into a form, in the order of its fields: what differs from what it began with, or all that is not empty.
 * Ids say nothing to people: the names beside them do.
 */
export function typedInto(called: CalledForm, form: FormData): TypedText[] {
  const { input, beganIn } = called;
  const began = beganIn ? beganIn(form) : begunIn(form)?.texts;
  const names = Object.keys(began ?? (input instanceof z.ZodObject ? input.shape : {}));
  return names.flatMap((name) => {
    const isId = name.endsWith("_id") || called.ids?.includes(name) || called.shownAs?.[name] !== undefined;
    // A field with type-ahead sends what is shown in it under this name.
    const text = form.get(isId && !began ? `${name}_name` : name);
    const isTyped = typeof text === "string" && text !== (began?.[name] ?? "") && !secrets.includes(name);
    return isTyped && (!isId || !began) ? [{ label: calledOf(called, name), text }] : [];
  });
}
