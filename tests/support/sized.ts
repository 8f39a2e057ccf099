import { Chance } from "../party/chance.ts";

export interface Sized {
  /** What `npm run soak` reads its table from: the harness, how much it tries, and the seed that repeats it. */
  title: string;
  size: number;
  seed: number;
  chance: Chance;
  /** Milliseconds that a run of this size may take. */
  patience: number;
}

/** Whether everything is tried as often as it takes to trust it (quality.md §2), and not as often as CI has time for. */
export const isSoaking = Boolean(process.env.SOAK);

/** How often a harness tries what it tries: `usual` in every run, `soak` with SOAK=1, SIZE before both. SEED repeats a run. */
export function sized(harness: string, of: string, { usual, soak }: { usual: number; soak: number }): Sized {
  const size = Number(process.env.SIZE ?? (isSoaking ? soak : usual));
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const title = `${harness}: ${size} ${of} (SEED=${seed})`;
  return { title, size, seed, chance: new Chance(seed), patience: isSoaking ? 3 * 3_600_000 : 120_000 };
}
