import { describe, expect, test } from "vitest";
import { rowsDrawn, spanAtFirst, spanInSight } from "./row-window.ts";

describe("the rows in sight", () => {
  test("have eight more above and below them", () => {
    expect(spanInSight({ top: 1000, bottom: 1500, height: 50 })).toEqual({ from: 12, until: 38 });
  });

  test("count where only a part of them is seen", () => {
    expect(spanInSight({ top: 1049, bottom: 1501, height: 50 })).toEqual({ from: 12, until: 39 });
  });
});

describe("the rows that are drawn", () => {
  test("are thirty at first", () => {
    const drawn = rowsDrawn(200, spanAtFirst, [0]);
    expect(drawn).toHaveLength(30);
    expect([drawn[0], drawn[29]]).toEqual([0, 29]);
  });

  test("end where the sheet ends", () => {
    expect(rowsDrawn(5, { from: -8, until: 3 }, [])).toEqual([0, 1, 2]);
    expect(rowsDrawn(5, { from: 3, until: 19 }, [])).toEqual([3, 4]);
    expect(rowsDrawn(5, { from: 20, until: 40 }, [])).toEqual([]);
    expect(rowsDrawn(0, spanAtFirst, [0])).toEqual([]);
  });

  test("are those kept as well, once and in their order", () => {
    expect(rowsDrawn(200, { from: 50, until: 53 }, [180, 2, 51, 2])).toEqual([2, 50, 51, 52, 180]);
  });

  test("are none that there is not", () => {
    expect(rowsDrawn(5, { from: 1, until: 2 }, [-1, 5])).toEqual([1]);
  });
});
