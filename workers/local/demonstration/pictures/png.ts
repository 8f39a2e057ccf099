import { crc32, deflateSync } from "node:zlib";

/** A PNG (ISO 15948) of a square of 0xRRGGBB pixels, with a palette: flat drawings have few colours. */
export function encodePng(pixels: Uint32Array, side: number): Uint8Array<ArrayBuffer> {
  const { colours, rows } = indexed(pixels, side);
  const palette = new Uint8Array(
    colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  // Eight bits a pixel, which name an entry of the palette.
  header.set([8, 3], 8);
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  return joined(parts);
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

/** Length, name, data and the checksum of name and data. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), data]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.length);
  ends.setUint32(4, crc32(named));
  const bytes = new Uint8Array(ends.buffer);
  return joined([bytes.subarray(0, 4), named, bytes.subarray(4)]);
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
