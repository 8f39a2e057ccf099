import { Font } from "@react-pdf/renderer";
import { characters } from "./characters.ts";
import { family } from "./style.ts";

/** The bytes of the documents' type, by weight and slant. */
export interface Type {
  regular: ArrayBuffer;
  semibold: ArrayBuffer;
  italic: ArrayBuffer;
}

/** In the order of their names above. */
const faces = [
  { fontWeight: 400, fontStyle: "normal" },
  { fontWeight: 600, fontStyle: "normal" },
  { fontWeight: 400, fontStyle: "italic" },
] as const;

/** A word of more letters than this is broken where it has to be: an address without a space would leave its column. */
const longest = 24;

let isKnown = false;

/** Makes the type known to the renderer, once. Words are not hyphenated: there are no rules for Latvian. */
export function setType({ regular, semibold, italic }: Type): void {
  if (isKnown) return;
  isKnown = true;
  Font.register({
    family,
    fonts: [regular, semibold, italic].map((face, index) => ({ src: dataUri(face), ...faces[index] })),
  });
  Font.registerHyphenationCallback((word) =>
    word.length > longest ? (word.match(/.{1,12}/gu) ?? [word]) : [word],
  );
}

let reading: Promise<unknown> | undefined;

/**
 * Reads the type, once, and every letter of it in one order. The reader of fonts remembers of a glyph what it was first
 * asked for: a "C" that was first drawn as a part of "Č" would be no letter to anyone who copies text, and a document would
 * depend on those that were rendered before it.
 */
export function typeRead(): Promise<unknown> {
  reading ??= Promise.all(faces.map(readFace));
  return reading;
}

async function readFace(face: (typeof faces)[number]): Promise<void> {
  const descriptor = { fontFamily: family, ...face };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  for (const [from, to] of characters)
    for (let character = from; character <= to; character++)
      if (font?.hasGlyphForCodePoint(character)) font.glyphForCodePoint(character);
}

const dataUri = (bytes: ArrayBuffer): string =>
  `data:font/ttf;base64,${Buffer.from(bytes).toString("base64")}`;
