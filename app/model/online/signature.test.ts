import { describe, expect, test } from "vitest";
import { drawnSignature, isDrawn, signatureSvg, strokesOf } from "./signature.ts";

describe("a drawn signature", () => {
  test("is strokes of whole points within its field", () => {
    expect(isDrawn("M0 0L600 200")).toBe(true);
    expect(isDrawn("M10 20L11 22L13 25M300 40L301 41")).toBe(true);
  });

  test.each([
    ["a point alone", "M10 20"],
    ["beside the field", "M0 0L601 0"],
    ["below the field", "M0 0L0 201"],
    ["below zero", "M0 0L-1 0"],
    ["with parts of a point", "M0 0L1.5 0"],
    ["begun without a place", "L1 1L2 2"],
    ["another command", "M0 0C1 1 2 2 3 3"],
    ["something behind it", 'M0 0L1 1"/><script/>'],
    ["a second line", "M0 0L1 1\n"],
    ["a picture", "data:image/png;base64,AAAA"],
    ["too long", `M0 0${"L600 200".repeat(1001)}`],
  ])("is not %s", (_, text) => {
    expect(isDrawn(text)).toBe(false);
    expect(drawnSignature.safeParse(text).error?.issues[0]?.message).toBe("online.signature_unread");
  });

  test("may be left out", () => {
    expect([undefined, null, ""].map((none) => drawnSignature.parse(none))).toEqual(["", "", ""]);
  });

  test("is read again from the file that it is kept as", () => {
    const path = "M10 20L11 22M30 40L30 41";
    expect(signatureSvg(path)).toMatch(/^<svg [^>]*><path d="M10 20L11 22M30 40L30 41" [^>]*\/><\/svg>\n$/);
    expect(strokesOf(signatureSvg(path))).toBe(path);
    expect([strokesOf(""), strokesOf('<svg d="x"/>')]).toEqual(["", ""]);
  });
});
