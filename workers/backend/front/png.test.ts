import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  greyPng,
  joined,
  jpeg,
  muchPngs,
  patched,
  pictures,
  pngChunk,
  pngEnd,
  pngOf,
  transparentPng,
  unwholePngs,
} from "#tests/support/pictures.ts";
import { readImage } from "./image.ts";
import { isPngTooMuch, readShownImage } from "./png.ts";

/** Five pixels by three in three bytes each, in seven passes that unpack to so many bytes; the header's checksum is passed over. */
const interlaced = (bytes: number) =>
  patched(pngOf(5, 3, pngChunk("IDAT", new Uint8Array(deflateSync(Buffer.alloc(bytes)))), pngEnd), 28, [1]);

test.each(Object.entries(pictures))("a %s is what it is anyway", async (_, picture) => {
  expect(await readShownImage(picture)).toEqual(readImage(picture));
});

test.each([
  ["opaque", greyPng(2000, 2000)],
  ["transparent", transparentPng(2000, 2000)],
  ["with more behind its last row", transparentPng(40, 30, Buffer.alloc((1 + 4 * 40) * 30 + 7))],
  ["in two parts", pngOf(5, 3, ...[0, 20].map((from) => pngChunk("IDAT", halves(from))), pngEnd)],
  // Passes of 1 × 1, 1 × 1, none, 1 × 1, 3 × 1, 2 × 2 and 5 × 1 pixels, each row with a byte for its filter.
  ["interlaced", interlaced(52)],
] as const)("a PNG is shown that is %s", async (_, picture) => {
  expect(await readShownImage(picture)).toEqual(readImage(picture));
  expect(isPngTooMuch(picture)).toBe(false);
});

/** The packed rows of five grey pixels by three, from a byte on: the first 20, or what is left. */
function halves(from: number): Uint8Array {
  const packed = new Uint8Array(deflateSync(Buffer.alloc(48), { level: 0 }));
  return from === 0 ? packed.subarray(0, 20) : packed.subarray(from);
}

test.each([...unwholePngs, ["an interlaced PNG that lacks one byte", interlaced(51)] as const])(
  "%s is none",
  async (_, picture) => {
    expect(readImage(picture)).not.toBeNull();
    expect(await readShownImage(picture)).toBeNull();
    expect(isPngTooMuch(picture)).toBe(false);
  },
);

const padded = joined(greyPng(5, 3).subarray(0, 33), pngChunk("tEXt", new Uint8Array(3_200_000)));

test.each([...muchPngs(), ["a PNG of more than 3 MB", joined(padded, greyPng(5, 3).subarray(33))] as const])(
  "%s is too much",
  async (_, picture) => {
    expect(await readShownImage(picture)).toBeNull();
    expect(isPngTooMuch(picture)).toBe(true);
  },
);

test("what is no PNG is none that is too much", () => {
  expect(isPngTooMuch(jpeg)).toBe(false);
  expect(isPngTooMuch(new Uint8Array(100))).toBe(false);
});
