/** The value below which a part (0–1) of the values lies, between the two nearest. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place % 1);
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** How many times as long one side took as the other: over everything, and in the best and worst round. */
export function ratio(ours: number[][], other: number[][]): { all: number; lowest: number; highest: number } {
  const perRound = ours.map((round, index) => median(round) / median(other[index] ?? []));
  return {
    all: median(ours.flat()) / median(other.flat()),
    lowest: Math.min(...perRound),
    highest: Math.max(...perRound),
  };
}

/** The exponent of growth: 1 where twice the size takes twice the time. A line through the logarithms. */
export function exponent(points: { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => ({ x: Math.log(size), y: Math.log(time) }));
  const mean = (of: "x" | "y") => logs.reduce((sum, point) => sum + point[of], 0) / logs.length;
  const [x, y] = [mean("x"), mean("y")];
  const slope = logs.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return slope / logs.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
