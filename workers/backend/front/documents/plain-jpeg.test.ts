import { describe, expect, test } from "vitest";
import { ascii, joined, jpeg, jpegSegment, jpegWith, progressiveJpeg } from "#tests/support/pictures.ts";
import { plainJpeg } from "./plain-jpeg.ts";

const plain = (bytes: Uint8Array) => plainJpeg(Buffer.from(bytes));
const exif = (...tiff: readonly (number | string)[]) =>
  jpegSegment(
    0xe1,
    joined(
      ascii("Exif\0\0"),
      ...tiff.map((part) => (typeof part === "string" ? ascii(part) : Uint8Array.of(part))),
    ),
  );
/** A directory of one entry, as cameras of both orders write it. */
const turned = (side: number) => [
  exif("II*\0", 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, side, 0, 0, 0, 0, 0, 0, 0),
  exif("MM\0*", 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, side, 0, 0, 0, 0, 0, 0),
];

describe("a JPEG for a document", () => {
  test("keeps what draws it, to the byte", () => {
    for (const bytes of [jpeg, progressiveJpeg]) {
      const once = plain(bytes);
      expect(once).not.toBeNull();
      expect(plain(once ?? jpeg)).toEqual(once);
    }
  });

  test("loses what is written beside it", () => {
    const beside = [
      jpegSegment(0xfe, ascii("a comment")),
      jpegSegment(0xe1, ascii("http://ns.adobe.com/xap/1.0/\0<x/>")),
      jpegSegment(0xe2, new Uint8Array(500)),
      // Says a text of a milliard letters.
      exif("II*\0", 8, 0, 0, 0, 1, 0, 0x0e, 1, 5, 0, 255, 255, 255, 15, 26, 0, 0, 0, 0, 0, 0, 0),
      exif("XX", ...Array(100).fill(0)),
      exif("II"),
      exif(),
    ];
    for (const segment of beside) expect(plain(jpegWith(segment))).toEqual(plain(jpeg));
  });

  test.each([2, 3, 6, 8])("keeps which side is up: %i", (side) => {
    const [little, big] = turned(side).map((segment) => plain(jpegWith(segment)));
    expect(little).toEqual(big);
    expect(little?.byteLength).toBe((plain(jpeg)?.byteLength ?? 0) + 36);
    expect(plain(little ?? jpeg)).toEqual(little);
  });

  test.each([0, 1, 9])("has no side that is none: %i", (side) => {
    for (const segment of turned(side)) expect(plain(jpegWith(segment))).toEqual(plain(jpeg));
  });

  test("is none with thousands of tables", () => {
    const tables = Array.from({ length: 1000 }, () => jpegSegment(0xdd, Uint8Array.of(0, 0)));
    expect(plain(jpegWith(...tables))).toBeNull();
  });

  test.each([
    ["a table of one byte", 0xdb, [0]],
    ["a table that is too long", 0xdb, Array(66).fill(0)],
    ["a tree that is too short", 0xc4, Array(17).fill(255)],
    ["an interval without a number", 0xdd, []],
    ["a frame of two colours", 0xc0, [8, 0, 3, 0, 5, 2, 1, 0x11, 0, 2, 0x11, 0]],
    ["a frame that no document knows", 0xc9, [8, 0, 3, 0, 5, 1, 1, 0x11, 0]],
    ["a scan of nothing", 0xda, []],
  ])("is none with %s", (_, marker, content) => {
    expect(plain(jpegWith(jpegSegment(marker, Uint8Array.from(content))))).toBeNull();
  });
});
