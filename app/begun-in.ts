import { areTexts, type Texts } from "#model/answer/three-way.ts";
import { versionOf } from "./form-version.ts";
import { parsed } from "./parsed.ts";

/** What a form says that it was filled from; nothing for one that does not, as only a program sends it. */
export function begunIn(form: FormData): { version: number; texts: Texts } | undefined {
  const version = versionOf(form);
  const began = form.get("began");
  if (version === undefined || typeof began !== "string") return undefined;
  const texts = parsed(began);
  return areTexts(texts) ? { version, texts } : undefined;
}
