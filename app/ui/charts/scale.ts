import { nice, ticks } from "d3-array";

/** Where values stand along an axis, in percent of its length, with round numbers to read them by. */
export interface Scale {
  ticks: number[];
  /** From the low end. */
  placeOf: (value: number) => number;
  /** A bar from nothing to a value: where it begins, counted from the low end, and how long it is. */
  barOf: (value: number) => { start: number; size: number };
}

/** How many parts an axis has, about: the round numbers decide. */
const parts = 4;

/** A scale that holds nothing, every value and `reach`, such as a hundred percent that nobody has come to yet. */
export function scaleOf(values: readonly number[], reach = 0): Scale {
  const lowest = values.reduce((low, value) => Math.min(low, value), 0);
  const highest = values.reduce((high, value) => Math.max(high, value), reach);
  const [low, high] = lowest === highest ? [0, 1] : nice(lowest, highest, parts);
  const placeOf = (value: number) => ((value - low) / (high - low)) * 100;
  return {
    // Cents, hours and counts are whole: of two projects none is a half.
    ticks: lowest === highest ? [0] : ticks(low, high, parts).filter(Number.isInteger),
    placeOf,
    barOf: (value) => ({
      start: placeOf(Math.min(0, value)),
      size: Math.abs(placeOf(value) - placeOf(0)),
    }),
  };
}
