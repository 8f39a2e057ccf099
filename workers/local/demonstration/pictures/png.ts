import { deflateSync } from "node:zlib";
import { pngFile } from "#backend/front/drawing/png-file.ts";

/** A PNG (ISO 15948) of a square of 0xRRGGBB pixels, with a palette: flat drawings have few colours. */
export function encodePng(pixels: Uint32Array, side: number): Uint8Array<ArrayBuffer> {
  const { colours, rows } = indexed(pixels, side);
  const palette = new Uint8Array(
    colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const size = { width: side, height: side };
  return new Uint8Array(
    pngFile({ ...size, kind: "palette" }, ["PLTE", palette], ["IDAT", deflateSync(rows)]),
  );
}

/** Rows of places in a palette, each behind the byte that says it is not filtered. */
function indexed(pixels: Uint32Array, side: number): { colours: number[]; rows: Uint8Array } {
  const places = new Map<number, number>();
  const colours: number[] = [];
  const rows = new Uint8Array(side * (side + 1));
  let [last, place] = [-1, 0];
  for (let at = 0; at < pixels.length; at++) {
    const colour = pixels[at] ?? 0;
    if (colour !== last) {
      last = colour;
      place =
        places.get(colour) ?? (colours.length < 256 ? colours.push(colour) - 1 : nearest(colours, colour));
      places.set(colour, place);
    }
    rows[at + Math.floor(at / side) + 1] = place;
  }
  return { colours, rows };
}

/** Where a full palette has the colour that differs least. */
function nearest(colours: number[], colour: number): number {
  const distance = (other: number) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((colour >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  return colours.reduce(
    (best, other, place) => (distance(other) < distance(colours[best] ?? 0) ? place : best),
    0,
  );
}
