/** A source of repeatable chance: the same seed always tells the same story. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  /** True in that share (0 to 1) of the cases. */
  chance: (share: number) => boolean;
  /** One of the list. Throws a RangeError when the list is empty. */
  pick: <T>(list: readonly T[]) => T;
  /** A copy of the list in another order. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/** Chance that follows from a text, so that every run plants the same rows. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(hash(seed));
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (share) => next() < share,
    pick: (list) => {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new RangeError("Nothing to pick from");
      return found;
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/** Numbers from 0 to below 1 (Tommy Ettinger's mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  return [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}
