import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linearRgb, toHex, toOklch } from "./oklch.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("OKLCH", () => {
  // The reference values that CSS Color 4 and its sample code give.
  it.each([
    ["#ffffff", 1, 0, null],
    ["#000000", 0, 0, null],
    ["#ff0000", 0.628, 0.2577, 29.23],
    ["#00ff00", 0.8664, 0.2948, 142.5],
    ["#0000ff", 0.452, 0.3132, 264.05],
    ["#808080", 0.5999, 0, null],
  ])("of %s is lightness %d, chroma %d, hue %s", (colour, l, c, hue) => {
    const seen = toOklch(colour);
    expect(seen.l).toBeCloseTo(l, 3);
    expect(seen.c).toBeCloseTo(c, 3);
    if (hue !== null) expect(((seen.h * 180) / Math.PI + 360) % 360).toBeCloseTo(hue, 1);
  });

  it("gives every colour back", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps the lightness asked for where the chroma cannot be shown", () => {
    const amount = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 6.28, noNaN: true }), (l, h) => {
        expect(Math.abs(toOklch(toHex({ l, c: 0.4, h })).l - l)).toBeLessThan(0.02);
      }),
    );
  });

  it("keeps lightness within black and white", () => {
    expect(toHex({ l: -0.2, c: 0.1, h: 1 })).toBe("#000000");
    expect(toHex({ l: 1.2, c: 0.1, h: 1 })).toBe("#ffffff");
  });

  it.each(["", "#fff", "662E93", "#662E93;", "#gggggg", "red"])("refuses %j", (text) => {
    expect(() => linearRgb(text)).toThrow(RangeError);
  });
});
