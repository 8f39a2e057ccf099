/**
 * The order that images get where a colleague has ordered, added or deleted some since: what was moved here stands behind
 * what it was put behind, and all others stay as they are by now.
 *
 * @param seen ids as they stood where something was moved
 * @param wanted the same ids, moved
 * @param now ids as they stand by now
 */
export function mergedOrder(
  seen: readonly number[],
  wanted: readonly number[],
  now: readonly number[],
): number[] {
  const stayed = longestRising(wanted.map((id) => seen.indexOf(id))).map((place) => seen[place]);
  const merged = [...now];
  for (const [place, id] of wanted.entries()) {
    if (stayed.includes(id) || !merged.includes(id)) continue;
    merged.splice(merged.indexOf(id), 1);
    const before = wanted.slice(0, place).findLast((one) => merged.includes(one));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

/** The longest run of places that rise: what nobody has moved. */
function longestRising(places: readonly number[]): number[] {
  let longest: number[] = [];
  const ending: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = ending.filter((run) => (run.at(-1) ?? place) < place);
    const run = [
      ...before.reduce<number[]>((best, one) => (one.length > best.length ? one : best), []),
      place,
    ];
    ending[index] = run;
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
