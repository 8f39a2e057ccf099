import type { Target } from "./requests.ts";
import { rounds } from "./rounds.ts";
import { exponent, median, quantile } from "./statistics.ts";

/** How often as long the largest may take as the smallest. */
export const mostRatio = 2;
export const perRound = 10;

/** Milliseconds until whole answers are there, by side; each is asked for the path beside it. */
export async function timed(asked: readonly [Target, string][], count: number): Promise<number[][]> {
  const paths = new Map(asked);
  const times = await rounds([...paths.keys()], {
    path: (side) => paths.get(side) ?? "/",
    warmUps: 10,
    rounds: count,
    perRound,
  });
  return times.map(({ total }) => total.flat());
}

/** A row of a table: medians by size, the 95th percentile of the largest, growth, ratio and whether it is small enough. */
export function growthRow(name: string, times: number[][], sizes: readonly number[]): string[] {
  const medians = times.map(median);
  const growth = exponent(medians.map((time, index) => ({ size: sizes[index] ?? 1, time })));
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  return [
    name,
    ...medians.map((time) => time.toFixed(2)),
    quantile(times.at(-1) ?? [], 0.95).toFixed(2),
    growth.toFixed(2),
    ratio.toFixed(2),
    ratio <= mostRatio ? "reached" : "missed",
  ];
}
