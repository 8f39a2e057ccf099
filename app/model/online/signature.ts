import { z } from "zod";

/** The field that a signature is drawn in, and how much a drawing may be in letters. */
export const signatureField = { width: 600, height: 200, most: 8_000 };

/** What a drawing is called in the bundle that proves an acceptance. */
export const signatureFile = "signature.svg";

const { width, height, most } = signatureField;

/** Strokes of two points at least: "M10 20L11 22M30 40L30 41". Each letter has one meaning: it is read once. */
const strokes = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** Whether a text is a drawing as the page of a client sends it: strokes of whole numbers within the field, and nothing else. */
export function isDrawn(text: string): boolean {
  if (text.length > most || !strokes.test(text)) return false;
  const points = text.slice(1).split(/[ML]/);
  return points.every((point) => {
    const [x, y] = point.split(" ").map(Number);
    return x !== undefined && y !== undefined && x <= width && y <= height;
  });
}

/** A drawn signature; "" where there is none. */
export const drawnSignature = z
  .string({ error: "errors.text" })
  .nullish()
  .transform((text) => text ?? "")
  .refine((text) => text === "" || isDrawn(text), "online.signature_unread");

/** A drawing as a file that any program shows: as it is kept and hashed. */
export const signatureSvg = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;

/** The strokes of a drawing as it is kept; "" of what is none. */
export function strokesOf(svg: string): string {
  const path = / d="([^"]*)"/.exec(svg)?.[1] ?? "";
  return isDrawn(path) ? path : "";
}
