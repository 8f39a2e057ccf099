import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Look } from "#backend/documents/look.ts";
import en from "#locales/en/index.ts";
import { createTexts } from "#locales/texts.ts";

const fonts = join(import.meta.dirname, "../../workers/backend/documents/fonts");

/** The bytes of one of the documents' fonts, such as "semibold". */
export const face = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(join(fonts, `${name}.ttf.bin`))).buffer;

const words = createTexts("en", en);

/** How an agency's documents look that has neither a logo nor pictures, in English. */
export const look: Look = {
  company: "Ācme",
  colour: "#662e93",
  logo: null,
  pictures: new Map(),
  t: (key, values = {}) => words.t(key, { ...values, defaultValue: key }),
};
