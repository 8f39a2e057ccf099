import { describe, expect, test } from "vitest";
import { scaleOf } from "./scale.ts";

describe("a scale", () => {
  test("ends at round numbers and begins at nothing", () => {
    const { ticks, placeOf } = scaleOf([120_000, 934_512]);
    expect(ticks).toEqual([0, 200_000, 400_000, 600_000, 800_000, 1_000_000]);
    expect([0, 250_000, 1_000_000].map(placeOf)).toEqual([0, 25, 100]);
  });

  test("goes below nothing where values do, and draws their bars down from there", () => {
    const { ticks, barOf } = scaleOf([-40, 60]);
    expect(ticks).toEqual([-40, -20, 0, 20, 40, 60]);
    expect(barOf(60)).toEqual({ start: 40, size: 60 });
    expect(barOf(-40)).toEqual({ start: 0, size: 40 });
    expect(barOf(0)).toEqual({ start: 40, size: 0 });
  });

  test("has no halves of what is whole", () => {
    expect(scaleOf([1, 2]).ticks).toEqual([0, 1, 2]);
  });

  test("reaches as far as it is told to", () => {
    expect(scaleOf([30], 100).ticks.at(-1)).toBe(100);
    expect(scaleOf([130], 100).placeOf(130)).toBeLessThanOrEqual(100);
  });

  test("stands on its own where there is nothing to show", () => {
    for (const values of [[], [0, 0]]) {
      const { ticks, barOf } = scaleOf(values);
      expect(ticks).toEqual([0]);
      expect(barOf(0)).toEqual({ start: 0, size: 0 });
    }
  });
});
