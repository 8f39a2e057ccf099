/** What is wrong with the numbers that a series has given out: those that are missing, and those given twice. */
export function faultsOf(
  numbers: readonly string[],
  prefix: string,
): { missing: number[]; doubled: string[] } {
  const places = numbers.map((number) => Number(number.slice(prefix.length)));
  const known = new Set(places);
  const highest = Math.max(0, ...places);
  const missing = Array.from({ length: highest }, (_, index) => index + 1).filter(
    (place) => !known.has(place),
  );
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  return { missing, doubled };
}
