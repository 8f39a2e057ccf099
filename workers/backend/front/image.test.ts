import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  extendedWebp,
  height,
  joined,
  jpeg,
  jpegSegment,
  jpegWith,
  losslessWebp,
  patched,
  pictures,
  png,
  pngChunk,
  pngData,
  pngEnd,
  pngOf,
  webp,
  width,
} from "#tests/support/pictures.ts";
import { hasTooManyPixels, readImage } from "./image.ts";

const kinds = Object.entries(pictures);
const typeOf = (name: string) => `image/${/png|jpeg|webp/i.exec(name)?.[0].toLowerCase()}`;

/** Where the frame of the JPEG begins: its size follows at 5, the height first. */
const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]));

describe.each(kinds)("a %s", (name, picture) => {
  const image = { type: typeOf(name), width, height, end: picture.byteLength };

  test("is read with its size", () => {
    expect(readImage(picture)).toEqual(image);
  });

  test("is read from the middle of a buffer", () => {
    const around = joined(new Uint8Array(7).fill(0xff), picture, new Uint8Array(7).fill(0xff));
    expect(readImage(around.subarray(7, 7 + picture.byteLength))).toEqual(image);
  });

  test("ends where it ends, whatever stands behind", () => {
    for (const behind of [new Uint8Array(1), Buffer.from("<script>alert(1)</script>"), picture])
      expect(readImage(joined(picture, behind))).toEqual(image);
  });

  test("is none when it breaks off, at any byte", () => {
    for (let end = 0; end < picture.byteLength; end++) expect(readImage(picture.subarray(0, end))).toBeNull();
  });

  test("is none with anything before it", () => {
    expect(readImage(joined(new Uint8Array(1), picture))).toBeNull();
  });

  test("is read or refused, but never fails, with any bytes changed", () => {
    const change = fc.tuple(fc.nat(picture.byteLength - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const bytes = new Uint8Array(picture);
        for (const [at, value] of changes) bytes[at] = value;
        const read = readImage(bytes);
        if (read) expect(read.end).toBeLessThanOrEqual(bytes.byteLength);
      }),
      { numRuns: 2000 },
    );
  });
});

test("any bytes are read or refused", () => {
  const start = fc.constantFrom(...kinds.map(([, picture]) => picture.subarray(0, 16)), new Uint8Array());
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 300 }), (magic, rest) => {
      const read = readImage(joined(magic, rest));
      if (read) expect(read.end).toBeLessThanOrEqual(magic.byteLength + rest.byteLength);
    }),
    { numRuns: 2000 },
  );
});

/** A picture that says it is of this size. */
const claims: Record<string, (wide: number, high: number) => Uint8Array> = {
  PNG: (wide, high) => pngOf(wide, high, pngData, pngEnd),
  JPEG: (wide, high) => patched(jpeg, frame + 5, [high >> 8, high & 255, wide >> 8, wide & 255]),
  WebP: (wide, high) => patched(webp, 26, [wide & 255, wide >> 8, high & 255, high >> 8]),
};

describe.each(Object.entries(claims))("a %s that claims a size", (_, claim) => {
  test.each([
    [12_000, 5_000],
    [5_000, 12_000],
    [1, 1],
  ])("is taken at %i × %i", (wide, high) => {
    expect(readImage(claim(wide, high))).toMatchObject({ width: wide, height: high });
  });

  test.each([
    [12_001, 1],
    [1, 12_001],
    [12_000, 5_001],
    [0, 1],
    [1, 0],
    [0, 0],
  ])("is none at %i × %i", (wide, high) => {
    expect(readImage(claim(wide, high))).toBeNull();
    expect(hasTooManyPixels(claim(wide, high))).toBe(wide * high > 0);
  });
});

test.each([
  ["a PNG of four billion pixels a side", pngOf(0xffffffff, 0xffffffff, pngData, pngEnd)],
  ["a JPEG of 65535 pixels a side", patched(jpeg, frame + 5, [255, 255, 255, 255])],
  ["a lossless WebP of 16384 pixels a side", patched(losslessWebp, 21, [255, 255, 255, 15])],
  ["an extended WebP of 16777216 pixels a side", patched(extendedWebp, 24, [255, 255, 255, 255, 255, 255])],
  ["a PNG without data", pngOf(width, height, pngEnd)],
  ["a PNG without an end", pngOf(width, height, pngData)],
  ["a PNG with something in its end", pngOf(width, height, pngData, pngChunk("IEND", Buffer.from("<b>")))],
  ["a PNG whose chunk claims four billion bytes", pngOf(5, 3, pngChunk("IDAT", pngData, 0xffffffff), pngEnd)],
  ["a PNG whose chunk claims one byte more", pngOf(5, 3, pngChunk("IDAT", new Uint8Array(9), 10), pngEnd)],
  ["a PNG whose header comes late", joined(png.subarray(0, 8), pngData, png.subarray(8))],
  ["a JPEG without a frame", joined(jpeg.subarray(0, frame), jpeg.subarray(frame + 19))],
  ["a JPEG without a scan", joined(jpeg.subarray(0, frame + 19), new Uint8Array([0xff, 0xd9]))],
  ["a JPEG with a segment shorter than its length", jpegWith(new Uint8Array([0xff, 0xfe, 0, 0]))],
  ["a WebP without a picture", patched(extendedWebp, 54, Buffer.from("XXXX"))],
  ["a WebP whose chunk is longer than the file", patched(webp, 16, [255, 255, 255, 127])],
  ["a WebP that ends inside its chunk", patched(webp, 4, [0x20])],
])("%s is none", (_, bytes) => {
  expect(readImage(bytes)).toBeNull();
});

test("a JPEG may carry comments, padding and pictures inside its segments", () => {
  const padding = new Uint8Array([0xff, 0xff, 0xff]);
  const carrying = jpegWith(jpegSegment(0xe1, jpeg), padding, jpegSegment(0xfe, new Uint8Array(65_533)));
  expect(readImage(carrying)).toEqual({ type: "image/jpeg", width, height, end: carrying.byteLength });
});
