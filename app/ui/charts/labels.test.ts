import { expect, test } from "vitest";
import { type Room, roomsOf } from "./labels.ts";

const seen: Record<Room, Room[]> = {
  narrow: ["narrow"],
  medium: ["narrow", "medium"],
  wide: ["narrow", "medium", "wide"],
};
const shownIn = (width: Room, count: number) =>
  roomsOf(count).flatMap((room, index) => (room && seen[width].includes(room) ? [index] : []));

test("a few labels are shown everywhere", () => {
  expect(roomsOf(3)).toEqual(["narrow", "narrow", "narrow"]);
  expect(roomsOf(0)).toEqual([]);
});

test("twelve months are every other month on a phone", () => {
  expect(shownIn("narrow", 12)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(shownIn("medium", 12)).toHaveLength(12);
});

test.each([7, 13, 14, 25, 28, 31, 120])(
  "of %i labels none stands nearer to the next than others",
  (count) => {
    for (const [width, most] of [
      ["narrow", 6],
      ["medium", 12],
      ["wide", 24],
    ] as const) {
      const shown = shownIn(width, count);
      expect(shown[0]).toBe(0);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(new Set(shown.slice(1).map((index, at) => index - (shown[at] ?? 0))).size).toBeLessThanOrEqual(
        1,
      );
    }
  },
);
