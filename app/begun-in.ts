import { z } from "zod";
import type { Texts } from "#model/answer/three-way.ts";
import { parsed } from "./form-texts.ts";
import { versionOf } from "./submission.ts";

const sentTexts = z.record(z.string(), z.string());

/** What a form says that it was filled from; nothing for one that does not, as only a program sends it. */
export function begunIn(form: FormData): { version: number; texts: Texts } | undefined {
  const version = versionOf(form);
  const began = form.get("began");
  if (version === undefined || typeof began !== "string") return undefined;
  const texts = sentTexts.safeParse(parsed(began)).data;
  return texts && { version, texts };
}
