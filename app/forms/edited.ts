import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { secrets } from "#model/answer/kept-form.ts";
import { mergeThree, type NamesOf, textsOf, type Value } from "#model/answer/three-way.ts";
import { begunIn } from "./begun-in.ts";
import { type CalledForm, calledOf } from "./called.ts";
import { formOf } from "./form.ts";
import { fill, sameIn, textsIn } from "./form-texts.ts";
import { isSavedFirst } from "./saved-first.ts";
import { type Refusal, submit } from "./submission.ts";

type Shape = Record<string, z.ZodType>;

/** Every field of a form's schema has a value that it begins with: one that was forgotten is an error of types. */
type ValuesOf<Fields extends Shape> = { readonly [Name in keyof Fields]-?: Value };

type Values<Fields extends Shape> = ValuesOf<Fields> & { readonly [name: string]: Value };

/** A form that changes a row which a colleague may be changing as well. */
export interface Edited<Row extends { version: number }, Fields extends Shape> extends CalledForm {
  /** The row as the backend shows it. */
  row: z.ZodType<Row>;
  /** What the form is checked with. */
  input: z.ZodObject<Fields>;
  /** What the form begins with, as its controls show it. */
  valuesOf: (row: Row, language: string) => Values<Fields> | Promise<Values<Fields>>;
  together?: readonly (readonly string[])[];
}

/** Declares a form of a row; a field without its beginning is an error of types. */
export const editedForm = <
  Row extends { version: number },
  Fields extends Shape,
  Begun extends ValuesOf<Fields>,
>(
  form: {
    row: z.ZodType<Row>;
    input: z.ZodObject<Fields>;
    valuesOf: (row: Row, language: string) => Begun;
  },
  said: {
    texts: string;
    names?: { readonly [Name in NamesOf<NoInfer<Begun>>]?: string };
    together?: readonly (readonly string[])[];
    shownAs?: { readonly [Name in NamesOf<NoInfer<Begun>>]?: NamesOf<NoInfer<Begun>> };
    ids?: readonly NamesOf<NoInfer<Begun>>[];
  },
) => ({ ...form, ...said });

interface Sending {
  request: Request;
  context: AppLoadContext;
  /** Where the caller has read and completed it already. */
  form?: FormData;
  /** Of a form with a key (app/forms/submission.ts). */
  readSaved?: (() => Promise<unknown>) | undefined;
}

/** Times that a colleague may be faster before the form is shown again. */
const attempts = 4;

/**
 * The action of a form that changes a row. Where a colleague has saved it since the form was opened (412), what each of
 * them changed is merged and saved, and the next page says what came from the colleague; what both changed is asked.
 */
export async function submitEdit<Row extends { version: number }, Fields extends Shape>(
  { request, context, form: completed, readSaved }: Sending,
  edited: Edited<Row, Fields>,
  save: (value: z.output<z.ZodObject<Fields>>, form: FormData) => Promise<Response>,
): Promise<Awaited<ReturnType<typeof submit>>> {
  const form = completed ?? (await formOf(request));
  const shownAs = edited.shownAs ?? {};
  keepChosen(form, shownAs);
  const { language } = await context.viewer().catch(context.stranger);
  const taken = new Set<string>();
  const sent = { request, context, form, called: edited, readSaved };
  for (let attempt = 1; ; attempt += 1) {
    const refusal = await submit(sent, edited.input, async (value) => {
      const saved = await save(value, form);
      const names = [...new Set([...taken].map((name) => calledOf(edited, name)))];
      if (names.length > 0)
        context.session.flash({ kind: "success", key: "conflict.merged", names, stays: 12_000 });
      return saved;
    });
    const theirs = refusal.init?.status === 412 ? edited.row.safeParse(refusal.data.current).data : undefined;
    // The row that was read for this answer may be newer than the one that was edited.
    if (!theirs) {
      const told = [...taken].map((name) => calledOf(edited, name));
      // Its own first sending is no colleague's change.
      const own = isSavedFirst(refusal.data) ? edited.row.safeParse(refusal.data.current).data : undefined;
      const begun = own ? begunWith(own, await edited.valuesOf(own, language)) : begunIn(form);
      return data<Refusal>({ ...refusal.data, begun, taken: told }, refusal.init ?? {});
    }
    const values = await edited.valuesOf(theirs, language);
    const [mine, begun] = [textsIn(form, values), begunWith(theirs, values)];
    const merged = mergeThree({
      began: begunIn(form)?.texts ?? {},
      mine,
      theirs: begun.texts,
      areSame: sameIn(edited.input),
      shownAs,
      ...(edited.together && { together: edited.together }),
    });
    fill(form, merged.texts, values);
    form.set("version", String(begun.version));
    form.set("began", JSON.stringify(begun.texts));
    if (merged.contested.length === 0 && attempt < attempts) {
      for (const name of merged.taken) taken.add(name);
      continue;
    }
    const contested = merged.contested.map((name) => ({
      name,
      label: calledOf(edited, name),
      theirs: begun.texts[shownAs[name] ?? name] ?? "",
      mine: mine[shownAs[name] ?? name] ?? "",
    }));
    const { initialValue } = parseWithZod(form, { schema: edited.input }).reply({ hideFields: secrets });
    return data<Refusal>(
      { status: "error", ...(initialValue && { initialValue }), begun, contested },
      { status: 412 },
    );
  }
}

const begunWith = ({ version }: { version: number }, values: { readonly [name: string]: Value }) => ({
  version,
  texts: textsOf(values),
});

/** Puts the colleague's text, which such a form began with, where it was chosen at a field that both had changed. */
function keepChosen(form: FormData, shownAs: NonNullable<Edited<never, Shape>["shownAs"]>): void {
  const began = begunIn(form)?.texts ?? {};
  const begun = new Map(Object.entries(began));
  const shown = new Map(Object.entries(shownAs));
  for (const [name, whose] of [...form]) {
    if (!name.startsWith("keep:")) continue;
    form.delete(name);
    const field = name.slice("keep:".length);
    if (whose !== "theirs") continue;
    for (const one of [field, shown.get(field) ?? field]) fill(form, { [one]: begun.get(one) ?? "" }, null);
  }
}
