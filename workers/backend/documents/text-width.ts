import { Font } from "@react-pdf/renderer";
import { family } from "./style.ts";

/** A weight that stands upright in tables. */
type Weight = 400 | 600;

const known = new Map<string, number>();

/**
 * How wide a text is in the documents' type, in points. The type has to be read (type.ts). Letters that move closer to each
 * other are counted as they are alone: a text is never wider than this.
 */
export function widthOf(text: string, size: number, weight: Weight = 400): number {
  let width = 0;
  for (const letter of text) width += advanceOf(letter, weight);
  return width * size;
}

/** Of a letter, in parts of the size of the type. */
function advanceOf(letter: string, weight: Weight): number {
  const key = `${weight}${letter}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const font = Font.getFont({ fontFamily: family, fontWeight: weight, fontStyle: "normal" })?.data;
  if (!font) throw new Error("The type of documents is not read");
  const advance = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  known.set(key, advance);
  return advance;
}
