import { z } from "zod";
import { paged, sentOrNull, sentText } from "../answer/answer.ts";
import { id, optionalLines } from "../answer/fields.ts";
import { termsFile } from "./terms-file.ts";

/** Who saved a version, and when: an ISO 8601 timestamp in UTC. */
const saving = { at: z.string(), author: z.object({ id, name: z.string() }) };

/**
 * The agency's terms, under which clients accept estimates, as they were in one version. Nothing was saved yet where the
 * version is 0. Where the text of a language is empty, that of the other one is shown; the PDF is for both languages.
 */
export const terms = z.object({
  id: sentOrNull(id),
  version: z.number().int(),
  at: sentOrNull(saving.at),
  author: sentOrNull(saving.author),
  text_lv: sentText,
  text_en: sentText,
  /** Null where there is none; left out by a backend that keeps none. */
  file: termsFile.nullish(),
});
export type Terms = z.output<typeof terms>;

/** A version in the list of all; its texts are read by its id. */
export const termsVersion = z.object({ id, version: z.number().int(), ...saving });
export type TermsVersion = z.output<typeof termsVersion>;
export const termsVersionPage = paged(termsVersion);

/** Forms send the ends of lines in a way of their own, which would make another text of the same one. */
const withPlainEnds = (sent: unknown) => (typeof sent === "string" ? sent.replace(/\r\n?/g, "\n") : sent);
const termsText = z.preprocess(withPlainEnds, optionalLines(40_000));

/** Plain text with line breaks in each language. */
export const termsInput = z.object({ text_lv: termsText, text_en: termsText });
export type TermsInput = z.output<typeof termsInput>;
