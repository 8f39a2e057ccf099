import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekOf } from "#model/date/week.ts";
import { anEntry } from "#tests/party/entries.ts";
import { cellBelow, cellOf, columnsOf, hoursShown, placeAt, type SheetShape } from "./shape.ts";

const employees = [7, 3, 9].map((id) => ({ id, name: `${id}`, position: "", is_active: true }));
const shape: SheetShape = {
  employees,
  days: weekOf("2026-11-23"),
  daysOff: 0,
  timeframe: [8, 11],
  from: 8,
  until: 19,
};

describe("a cell of the sheet", () => {
  test("is a place, and a place is a cell, everywhere", () => {
    const cells = fc.record({ row: fc.nat(2), column: fc.nat(columnsOf(shape) - 1) });
    fc.assert(
      fc.property(cells, (cell) => {
        const place = placeAt(shape, cell, 2);
        expect(place && cellOf(shape, place)).toEqual(cell);
      }),
    );
  });

  test("is of an employee, a day and an hour", () => {
    expect(placeAt(shape, { row: 1, column: 0 }, 1)).toMatchObject({
      user_id: 3,
      date: "2026-11-23",
      start_time_id: 8,
    });
    expect(placeAt(shape, { row: 2, column: 54 }, 3)).toEqual({
      user_id: 9,
      date: "2026-11-27",
      start_time_id: 18,
      duration: 3,
    });
  });

  test.each([
    ["above the first row", { row: -1, column: 0 }],
    ["below the last row", { row: 3, column: 0 }],
    ["left of Monday", { row: 0, column: -1 }],
    ["right of Friday", { row: 0, column: 55 }],
  ])("is nowhere %s", (_, cell) => {
    expect(placeAt(shape, cell, 1)).toBeNull();
  });

  test("of another week or of somebody without a row does not exist", () => {
    expect(cellOf(shape, anEntry(1, { date: "2026-11-30", user_id: 7 }))).toBeNull();
    expect(cellOf(shape, anEntry(1, { date: "2026-11-23", user_id: 8 }))).toBeNull();
  });
});

describe("the cell below the pointer", () => {
  const tracks = { left: 200, top: 100, width: 550, height: 150 };

  test.each([
    [
      { x: 200, y: 100 },
      { row: 0, column: 0 },
    ],
    [
      { x: 209.9, y: 149.9 },
      { row: 0, column: 0 },
    ],
    [
      { x: 210, y: 150 },
      { row: 1, column: 1 },
    ],
    [
      { x: 749, y: 249 },
      { row: 2, column: 54 },
    ],
  ])("at %j is %j", (point, cell) => {
    expect(cellBelow(shape, point, tracks)).toEqual(cell);
  });

  test("follows the rows when they are scrolled", () => {
    const scrolled = { ...tracks, left: 190, top: 50 };
    expect(cellBelow(shape, { x: 200, y: 100 }, scrolled)).toEqual({ row: 1, column: 1 });
  });

  test.each([
    { x: 199, y: 120 },
    { x: 300, y: 99 },
    { x: 751, y: 120 },
    { x: 300, y: 251 },
  ])("is none at %j", (point) => {
    expect(cellBelow(shape, point, tracks)).toBeNull();
  });
});

describe("the hours of a day that are shown", () => {
  test("are those that may be planned", () => {
    expect(hoursShown([8, 11], [])).toEqual([8, 19]);
    expect(hoursShown([14, 12], [])).toEqual([14, 24]);
  });

  test("reach to entries from before the day was made shorter", () => {
    const early = anEntry(1, { start_time_id: 6, duration: 1 });
    const late = anEntry(2, { start_time_id: 19, duration: 3 });
    expect(hoursShown([8, 11], [early, late])).toEqual([6, 22]);
  });
});
