import { areTexts, type Texts } from "#model/answer/three-way.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { versionOf } from "./form-version.ts";

function textsBegunIn(form: FormData): Texts | undefined {
  const began = form.get("began");
  const texts = typeof began === "string" ? parsedJson(began) : undefined;
  return areTexts(texts) ? texts : undefined;
}

/** What these fields of a form of something new began with (app/forms/prefilled.tsx): "" where it does not say. */
export function prefilledIn(form: FormData, names: readonly string[]): Texts {
  const began = textsBegunIn(form) ?? {};
  return Object.fromEntries(names.map((name) => [name, began[name] ?? ""]));
}

/** What a form says that it was filled from; nothing for one that does not, as only a program sends it. */
export function begunIn(form: FormData): { version: number; texts: Texts } | undefined {
  const version = versionOf(form);
  const texts = textsBegunIn(form);
  return version === undefined || !texts ? undefined : { version, texts };
}
